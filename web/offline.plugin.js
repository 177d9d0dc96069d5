import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

/** `vite build --mode site` is for a web host without our server: its addresses are relative to its document. */
export const site = process.argv.includes("site");

const ID = "virtual:offline";
const PYODIDE = "node_modules/pyodide";
const PYTHON = "node_modules/.sumida/python.zip";

/** The files of the offline part. The large one is compressed here: not every web host compresses what it serves. */
function files() {
  return (made ??= make());
}

/** Made once, for the page and its worker. */
let made;

function make() {
  if (!existsSync(PYTHON)) throw new Error(`${PYTHON} is missing: run python hatch_build.py, which makes it`);
  const lock = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  const own = (name) => readFileSync(join(PYODIDE, name));
  return {
    "pyodide.mjs": own("pyodide.mjs"),
    "pyodide.asm.mjs": own("pyodide.asm.mjs"),
    "pyodide.asm.bin": gzipSync(own("pyodide.asm.wasm"), { level: 9 }),
    "python_stdlib.zip": own("python_stdlib.zip"),
    "pyodide-lock.json": JSON.stringify({ ...lock, packages: {} }),
    "python.zip": readFileSync(PYTHON),
  };
}

function digestOf(found) {
  const digest = createHash("sha256");
  for (const [name, data] of Object.entries(found)) digest.update(name).update(data);
  return digest.digest("hex").slice(0, 12);
}

/** Every file below a folder, as paths from there. */
function below(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())
    .map((name) => relative(folder, name).replaceAll("\\", "/"));
}

/**
 * Emits Pyodide and our Python into `offline/HASH/`; `virtual:offline` has that folder and how many bytes are in it.
 * The service worker is told which files the page needs to start without a network.
 */
export function offline() {
  let found = {};
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      found = files();
      folder = `offline/${digestOf(found)}/`;
    },
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      const bytes = Object.values(found).reduce((sum, data) => sum + data.length, 0);
      return [`export const folder = ${JSON.stringify(folder)};`, `export const bytes = ${bytes};`].join("\n");
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [name, source] of Object.entries(found))
          this.emitFile({ type: "asset", fileName: folder + name, source });
        const worker = bundle["service-worker.js"];
        if (worker) worker.code = worker.code.replace(/["'`]__SHELL__["'`]/, () => JSON.stringify(shell(bundle)));
      },
    },
  };
}

/** What the page needs to start without a network; the version changes with any of it. */
function shell(bundle) {
  const left = /^service-worker\.js$|\.(?:map|html)$|^preview\//;
  const files = [...Object.keys(bundle), ...below("public")].filter((name) => !left.test(name)).sort();
  const digest = createHash("sha256").update(JSON.stringify(files));
  for (const name of Object.keys(bundle).sort())
    if (name !== "service-worker.js") digest.update(name).update(bundle[name].code ?? bundle[name].source);
  for (const name of below("public")) digest.update(readFileSync(join("public", name)));
  const entry = Object.values(bundle).find((one) => one.isEntry && one.fileName !== "service-worker.js").fileName;
  return JSON.stringify({ version: digest.digest("hex").slice(0, 12), entry, files });
}
