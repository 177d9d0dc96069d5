import type { Plugin } from "vite";

export function version(file: string): Plugin;
