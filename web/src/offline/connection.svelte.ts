/** Whether the server could not be reached when it was last asked; what the browser says of its network is a guess. */
export const connection = $state({ lost: !navigator.onLine });

addEventListener("online", () => (connection.lost = false));
addEventListener("offline", () => (connection.lost = true));
