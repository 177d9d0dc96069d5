import type { Plugin } from "vite";

export function fluent(folder: string): Plugin;
