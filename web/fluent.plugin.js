import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const PREFIX = "virtual:locale/";

/** One module a language: `import("virtual:locale/pl")` gives all of its Fluent files as one text. */
export function fluent(folder) {
  const root = resolve(folder);
  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
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
