import type { Plugin } from "vite";

export function notices(): Plugin;
