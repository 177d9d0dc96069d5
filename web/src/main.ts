import { mount } from "svelte";
import "./fonts.css";
import "./theme.css";
import "./app.css";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { stored } from "./lib/storage";

await startLanguage();
if (import.meta.env.MODE === "site" || stored("sumida.offline")) await (await import("./offline/net")).takeOver();
mount(App, { target: document.getElementById("app")! });
