interface ImportMetaEnv {
  readonly SUMIDA_VERSION: string;
}

declare module "virtual:offline" {
  /** Where the files of the offline part are, from the root of the page. */
  export const folder: string;
  /** What they weigh together. */
  export const bytes: number;
}

declare module "virtual:locales" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  const loaders: Loaders;
  export const parts: Record<string, Loaders>;
  export default loaders;
}
