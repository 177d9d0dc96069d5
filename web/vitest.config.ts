import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Svelte's browser half: its server half has no reactive state.
    resolve: { conditions: ["browser"] },
    test: { include: ["src/**/*.test.ts"], setupFiles: ["src/testing/browser.ts"], restoreMocks: true },
  }),
);
