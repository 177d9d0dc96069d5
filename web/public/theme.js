// Runs before the first paint: the colours chosen in the preferences, otherwise those of the device.
(function () {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("sumida.settings") || "{}").theme;
  } catch {
    // Storage may be blocked or hold anything: the device decides.
  }
  if (theme !== "night" && theme !== "paper") {
    theme = matchMedia("(prefers-color-scheme: light)").matches ? "paper" : "night";
  }
  document.documentElement.dataset.theme = theme;
})();
