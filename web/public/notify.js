// A click on a notification leads back to its table.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(notification.data));
});

async function show(address) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find((page) => page.url === address);
  return found ? found.focus() : self.clients.openWindow(address);
}
