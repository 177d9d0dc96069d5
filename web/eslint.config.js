import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname };

export default defineConfig(
  // Generated from the messages in Python.
  globalIgnores(["src/lib/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: typed },
    rules: {
      // TypeScript knows the browser's names.
      "no-undef": "off",
      // Most lists here never change their order.
      "svelte/require-each-key": "off",
      // {" · "} keeps the spaces at the edge of a block.
      "svelte/no-useless-mustaches": "off",
      // A map that is filled once and then only read need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...typed, parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint sees the props of another component as `any`; svelte-check knows their types.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        "off",
      ]),
    ),
  },
  // A test names a method of a stand-in to ask whether it was called.
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/unbound-method": "off" } },
  { files: ["*.js", "public/*.js"], extends: [ts.configs.disableTypeChecked] },
);
