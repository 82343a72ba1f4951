/** Where the browser finds what an island needs; undefined in the live preview, where nothing is loaded for it. */
export interface IslandAssets<Name extends string = string> {
  readonly runtime: string;
  readonly modules: Readonly<Partial<Record<Name, string>>>;
}

/** The address of an island's module. Throws when there is none. */
export function islandSource<Name extends string>(assets: IslandAssets<Name>, name: Name): string {
  const source = assets.modules[name];
  if (!source) throw new Error(`There is no built island "${name}"`);
  return source;
}
