import { readFileSync } from "node:fs";

/** Gives the page the version of the Python package as `import.meta.env.SUMIDA_VERSION`. */
export function version(file) {
  const [, found] = /__version__ = "(.+)"/.exec(readFileSync(file, "utf8"));
  return {
    name: "version",
    config: () => ({ define: { "import.meta.env.SUMIDA_VERSION": JSON.stringify(found) } }),
  };
}
