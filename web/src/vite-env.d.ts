declare module "virtual:locales" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
