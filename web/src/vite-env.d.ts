interface ImportMetaEnv {
  readonly SUMIDA_VERSION: string;
}

declare module "virtual:locales" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  const loaders: Loaders;
  export const parts: Record<string, Loaders>;
  export default loaders;
}
