import { loadPart } from "../lib/i18n.svelte";

/** What choosing a level of conventions needs, with its texts: no game does. */
export const levels = (): Promise<typeof import("./parts")> =>
  Promise.all([import("./parts"), loadPart("more")]).then(([parts]) => parts);
