import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./fluent.plugin.js";
import { notices } from "./notices.plugin.js";
import { version } from "./version.plugin.js";

// `npm run dev` talks to the server that `sumida serve` started.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), fluent("../src/sumida/locales"), notices(), version("../src/sumida/__init__.py")],
  build: {
    outDir: "../src/sumida/server/static",
    emptyOutDir: true,
    // The server's content policy allows nothing inline, so nothing may become a data: address.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});
