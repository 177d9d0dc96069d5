import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fluent } from "./fluent.plugin.js";
import { notices } from "./notices.plugin.js";
import { offline, site } from "./offline.plugin.js";
import { version } from "./version.plugin.js";

// `npm run dev` talks to the server that `sumida serve` started.
const server = "http://127.0.0.1:8000";
const shared =
  /src\/(lib|parts|art)\/(names|clipboard|keys|arrive|announce|press|storage|Icon|Dialog|Confirm|Firework|burst)\b/;

export default defineConfig({
  base: site ? "./" : "/",
  plugins: [svelte(), fluent("../src/sumida/locales"), notices(), offline(), version("../src/sumida/__init__.py")],
  build: {
    outDir: "../src/sumida/server/static",
    emptyOutDir: true,
    // The server's content policy allows nothing inline, so nothing may become a data: address.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/service-worker/index.ts" },
      // A service worker rules over its own folder and those below: its file is at the root, always under one name.
      output: {
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        // What nearly every page needs is one file, as many small ones compress badly.
        codeSplitting: { groups: [{ name: "shared", test: shared }] },
      },
    },
  },
  // The content policy of a worker is that of its own file: the server lets those in this folder compile Pyodide.
  worker: {
    format: "es",
    plugins: () => [offline()],
    rolldownOptions: { output: { entryFileNames: "offline/worker-[hash].js" } },
  },
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});
