import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with one folder per block. A studio's own code lies below `studio/`, as the product's does below `src/`. */
export const blockFolders = { product: 'src/blocks', studio: 'studio/blocks' } as const;

export type BlocksOwner = keyof typeof blockFolders;

/** The names of an owner's blocks that have a file with one of the endings, such as `view.tsx`, in order. */
export function blocksWith(checkout: string, owner: BlocksOwner, ...endings: readonly string[]): string[] {
  const folder = join(checkout, blockFolders[owner]);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => endings.some((ending) => existsSync(join(folder, name, `${name}.${ending}`))))
    .sort();
}

/** All islands: their files, from the checkout's root, by name. */
export function findIslands(checkout: string): Record<string, string> {
  const found = (['product', 'studio'] as const).flatMap((owner) =>
    ['island.ts', 'island.tsx'].flatMap((ending) =>
      blocksWith(checkout, owner, ending).map((name) => [
        name,
        `${blockFolders[owner]}/${name}/${name}.${ending}`,
      ]),
    ),
  );
  return Object.fromEntries(found);
}
