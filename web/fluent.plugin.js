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

/** Files that the page does not need with its first screen, by the part that brings them. */
const PARTS = {
  rules: ["rules.ftl"],
  learn: ["learn.ftl", "coach.ftl", "why.ftl"],
  hashi: ["hashi.ftl", "hashi-page.ftl"],
  me: ["me.ftl"],
  more: ["about.ftl", "deadline.ftl", "levels.ftl", "offline.ftl"],
};
const ELSEWHERE = ["terminal.ftl", "preview.ftl", ...Object.values(PARTS).flat()];

/** The same messages without comments and spaces that mean nothing: a game has to load them all. */
const compact = (text) =>
  text
    .replace(/^#.*\n|^\n+/gm, "")
    .replace(/^([\w-]+) = /gm, "$1=")
    .replace(/\{ (\$?[\w-]+) \}/g, "{$1}")
    .replace(/^ +/gm, " ");

/**
 * `import("virtual:locale/pl")` gives a language's Fluent files as one text, `import("virtual:locale/pl-rules")` the
 * files of one part. `virtual:locales` has functions for each language that load them.
 */
export function fluent(folder) {
  const root = resolve(folder);
  const loader = (name) => `() => import("${PREFIX}${name}")`;
  const loaders = (part) =>
    languages(root)
      .map((code) => `${code}: ${loader(code + part)}`)
      .join(", ");
  return {
    name: "fluent",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + ALL) {
        const parts = Object.keys(PARTS)
          .map((part) => `${part}: { ${loaders("-" + part)} }`)
          .join(", ");
        return `export default { ${loaders("")} }; export const parts = { ${parts} };`;
      }
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const [code, part] = id.slice(PREFIX.length + 1).split("-");
      const language = join(root, code);
      const files = part
        ? PARTS[part]
        : readdirSync(language)
            .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name))
            .sort();
      for (const name of files) this.addWatchFile(join(language, name));
      const text = files.map((name) => readFileSync(join(language, name), "utf8")).join("\n");
      return `export default ${JSON.stringify(compact(text))};`;
    },
  };
}
