import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const ALL = "virtual:locales";
const PREFIX = "virtual:locale/";

/** English first, then every other folder: each is a language. */
function languages(root) {
  const found = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name);
  return ["en", ...found.filter((code) => code !== "en").sort()];
}

/**
 * One module a language: `import("virtual:locale/pl")` gives all of its Fluent files as one text.
 * `virtual:locales` has a function for each language that loads it.
 */
export function fluent(folder) {
  const root = resolve(folder);
  return {
    name: "fluent",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + ALL) {
        const loaders = languages(root).map((code) => `${code}: () => import("${PREFIX}${code}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const language = join(root, id.slice(PREFIX.length + 1));
      const files = readdirSync(language)
        .filter((name) => name.endsWith(".ftl") && name !== "terminal.ftl")
        .sort();
      for (const name of files) this.addWatchFile(join(language, name));
      const text = files.map((name) => readFileSync(join(language, name), "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))};`;
    },
  };
}
