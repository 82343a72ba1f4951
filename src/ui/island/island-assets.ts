/** URLs of the modules of islands; undefined in the live preview, which loads none. */
export interface IslandAssets<Name extends string = string> {
  readonly runtime: string;
  readonly modules: Readonly<Partial<Record<Name, string>>>;
}

/** Gets the URL of an island's module. Throws for an unknown name. */
export function getIslandUrl<Name extends string>(assets: IslandAssets<Name>, name: Name): string {
  const source = assets.modules[name];
  if (!source) throw new Error(`There is no built island "${name}"`);
  return source;
}
