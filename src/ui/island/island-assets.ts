/** Where the browser finds what an island needs; undefined in the live preview, where nothing is loaded for it. */
export interface IslandAssets {
  readonly runtime: string;
  readonly modules: Readonly<Record<string, string>>;
}

/** The address of an island's module. Throws when there is none. */
export function sourceOf(assets: IslandAssets, name: string): string {
  const source = assets.modules[name];
  if (!source) throw new Error(`There is no built island "${name}"`);
  return source;
}
