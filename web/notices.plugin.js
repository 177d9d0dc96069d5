import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The text of a package's licence; one that ships none but names Apache-2.0 gets the copy that TypeScript ships. */
function licenceText(folder, licence) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(join(folder, file), "utf8").trim();
  const apache = join(dirname(folder), "..", "typescript", "LICENSE.txt");
  if (licence === "Apache-2.0" && existsSync(apache)) return readFileSync(apache, "utf8").trim();
  throw new Error(`${folder} has no licence text`);
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${version} (${license})\n\n${licenceText(folder, license)}\n`;
}

const read = (...path) => readFileSync(join(...path), "utf8").trim();

/** What is in the offline part: files that are copied, and so are not modules of the page. */
function offlineNotices() {
  const pyodide = JSON.parse(read("node_modules", "pyodide", "package.json"));
  const mozilla = read("node_modules", "axe-core", "LICENSE");
  return [
    `pyodide ${pyodide.version} (${pyodide.license})\n\n${read("licences", "Pyodide.txt")}\n\n${mozilla}\n`,
    `CPython (PSF-2.0)\n\n${read("licences", "CPython.txt")}\n`,
    `msgspec (BSD-3-Clause)\n\n${read("node_modules", ".sumida", "msgspec.txt")}\n`,
  ];
}

/** Emits `notices.txt`: name, version and licence of every package whose code or fonts are in the page. */
export function notices() {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((file) => file.originalFileNames ?? []);
      const folders = new Set();
      for (const id of [...this.getModuleIds(), ...assets.map((name) => resolve(name))]) {
        const found = PACKAGE.exec(id.replaceAll("\\", "/"));
        if (found && existsSync(join(found[1], "package.json"))) folders.add(found[1]);
      }
      const source = [...[...folders].sort().map(notice), ...offlineNotices()].join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "notices.txt", source });
    },
  };
}
