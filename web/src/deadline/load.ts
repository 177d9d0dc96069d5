import { loadPart } from "../lib/i18n.svelte";

/** What tables with deadlines need, with its texts: most games have none. */
export const deadlines = (): Promise<typeof import("./parts")> =>
  Promise.all([import("./parts"), loadPart("more")]).then(([parts]) => parts);
