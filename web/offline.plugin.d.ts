import type { Plugin } from "vite";

export function offline(): Plugin;
export const site: boolean;
