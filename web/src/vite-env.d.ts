declare module "virtual:locales" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  const loaders: Loaders;
  export const rules: Loaders;
  export default loaders;
}
