import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with one folder per block. The studio's code is below `studio/`, the product's below `src/`. */
export const blockFolders = { product: 'src/blocks', studio: 'studio/blocks' } as const;

export type BlocksOwner = keyof typeof blockFolders;

/**
 * Returns the sorted names of an owner's blocks that have a file with one of the endings, such as `view.tsx`.
 */
export function listBlocksWith(
  checkout: string,
  owner: BlocksOwner,
  ...endings: readonly string[]
): string[] {
  const folder = join(checkout, blockFolders[owner]);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => endings.some((ending) => existsSync(join(folder, name, `${name}.${ending}`))))
    .sort();
}

/** Returns the files of all islands by name, as paths from the checkout's root. */
export function findIslands(checkout: string): Record<string, string> {
  const found = (['product', 'studio'] as const).flatMap((owner) =>
    ['island.ts', 'island.tsx'].flatMap((ending) =>
      listBlocksWith(checkout, owner, ending).map((name) => [
        name,
        `${blockFolders[owner]}/${name}/${name}.${ending}`,
      ]),
    ),
  );
  return Object.fromEntries(found);
}
