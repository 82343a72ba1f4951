import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders, blocksWith } from './block-folders.ts';
import { camel, pascal } from './case-of-names.ts';
import { formatted } from './formatted.ts';

const header =
  '// Made by `npm run block:lists` from the folders beside it; what is written here by hand is lost.\n';

/** A list's file, and its text. */
export interface BlockList {
  readonly file: string;
  readonly text: string;
}

/**
 * The lists that name every block, as they have to be for the folders of a checkout. Each list is of the folders
 * with a file of one kind, so that the types can say which has been forgotten: this reads names, and no code.
 */
async function blockLists(checkout: string): Promise<BlockList[]> {
  const withFile = (...endings: readonly string[]) => blocksWith(checkout, 'product', ...endings);
  const lists = {
    'definitions.ts': definitions(withFile('block.ts')),
    'views.ts': views(withFile('view.tsx')),
    'styles.ts': styles(withFile('styles.ts'), withFile('styles.ts', 'css')),
    'island-names.ts': islandNames(withFile('island.ts', 'island.tsx')),
    'reveals.ts': reveals(withFile('reveal.ts')),
  };
  return Promise.all(
    Object.entries(lists).map(async ([list, text]) => {
      const file = `${blockFolders.product}/${list}`;
      return { file, text: await formatted(file, text) };
    }),
  );
}

/** Writes the lists of a checkout that are not current. */
export async function writeBlockLists(checkout: string): Promise<void> {
  for (const { file, text } of await staleBlockLists(checkout)) writeFileSync(join(checkout, file), text);
}

/** The lists of a checkout that say something else than its folders. */
export async function staleBlockLists(checkout: string): Promise<BlockList[]> {
  const lists = await blockLists(checkout);
  return lists.filter(({ file, text }) => textOf(join(checkout, file)) !== text);
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function definitions(names: readonly string[]): string {
  return `${header}
import { defineBlocks } from '#content/block/block.ts';
import { studioBlocks } from '#studio-lists/definitions.ts';
${lines(names, (name) => `import { ${camel(name)}Block } from './${name}/${name}.block.ts';`)}
import { sectionWords } from './sections/section-starters.ts';

/** The product's blocks. */
export const productBlocks = [${names.map((name) => `${camel(name)}Block`).join(', ')}] as const;

/** Every block type there is, in the order in which a person meets them. */
export const blockDefinitions = defineBlocks([...productBlocks, ...studioBlocks], sectionWords);
`;
}

function views(names: readonly string[]): string {
  return `${header}
import { studioViews } from '#studio-lists/views.ts';
import type { BlockViews } from './block-views.ts';
import type { productBlocks } from './definitions.ts';
${lines(names, (name) => `import { ${pascal(name)}View } from './${name}/${name}.view.tsx';`)}

/** It does not compile while a block has no view, or another one's. */
const productViews: BlockViews<typeof productBlocks> = {
${lines(names, (name) => `${camel(name)}: ${pascal(name)}View,`)}
};

/** What renders a block, by its type. */
export const blockViews = { ...productViews, ...studioViews };
`;
}

function styles(composed: readonly string[], names: readonly string[]): string {
  return `${header}
import { studioStyles } from '#studio-lists/styles.ts';
${styleImports(composed, names, './')}

/**
 * The styles that a block needs, by its type; a block without any is not here. A page carries only those of the
 * blocks on it, each once.
 */
export const blockStyles: Readonly<Record<string, readonly string[]>> = {
${styleEntries(composed, names)}
...studioStyles,
};
`;
}

/** A block's sheets are those that its `name.styles.ts` names, else its one `name.css`. */
export function styleImports(composed: readonly string[], names: readonly string[], folder: string): string {
  return lines(names, (name) =>
    composed.includes(name)
      ? `import { ${camel(name)}Styles } from '${folder}${name}/${name}.styles.ts';`
      : `import ${camel(name)}Css from '${folder}${name}/${name}.css?inline';`,
  );
}

export function styleEntries(composed: readonly string[], names: readonly string[]): string {
  return lines(
    names,
    (name) => `${camel(name)}: ${composed.includes(name) ? `${camel(name)}Styles` : `[${camel(name)}Css]`},`,
  );
}

function islandNames(names: readonly string[]): string {
  return `${header}
import type { StudioIslandName } from '#studio-lists/island-names.ts';

/** The folders with an island: a view that names another one does not compile. */
export type IslandName = ${[...names.map((name) => `'${name}'`), 'StudioIslandName'].join(' | ')};
`;
}

function reveals(names: readonly string[]): string {
  return `${header}
import { studioReveals } from '#studio-lists/reveals.ts';
${lines(names, (name) => `import { ${camel(name)}Reveal } from './${name}/${name}.reveal.ts';`)}
import type { Reveal } from './shared/reveal.ts';

/** How blocks that do not always show all of themselves do so in the live preview, by type. */
export const blockReveals: Readonly<Record<string, Reveal>> = {
${lines(names, (name) => `${camel(name)}: ${camel(name)}Reveal,`)}
...studioReveals,
};
`;
}

export function lines(names: readonly string[], line: (name: string) => string): string {
  return names.map(line).join('\n');
}
