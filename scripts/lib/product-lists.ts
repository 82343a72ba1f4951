import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders, blocksWith } from './block-folders.ts';
import { camel, pascal } from './case-of-names.ts';
import { formatted } from './formatted.ts';

const header =
  '// Made by `npm run lists` from the files that it names; what is written here by hand is lost.\n';

/** A list's file, and its text. */
export interface ProductList {
  readonly file: string;
  readonly text: string;
}

/**
 * The lists of blocks, endpoints, screens and migrations, as they have to be for the files of a checkout. A list of blocks is of the folders
 * with a file of one kind, so that the types can say which has been forgotten: this reads names, and no code.
 */
async function productLists(checkout: string): Promise<ProductList[]> {
  const withFile = (...endings: readonly string[]) => blocksWith(checkout, 'product', ...endings);
  const blocks = blockFolders.product;
  const lists = {
    [`${blocks}/definitions.ts`]: definitions(withFile('block.ts')),
    [`${blocks}/views.ts`]: views(withFile('view.tsx')),
    [`${blocks}/styles.ts`]: styles(withFile('styles.ts'), withFile('styles.ts', 'css')),
    [`${blocks}/island-names.ts`]: islandNames(withFile('island.ts', 'island.tsx')),
    [`${blocks}/reveals.ts`]: reveals(withFile('reveal.ts')),
    'src/api/endpoint-groups.ts': endpointGroups(filesIn(checkout, 'src/api/endpoints', '.ts')),
    'src/admin/app/screen-list.ts': screenList(screenFolders(checkout)),
    'src/server/storage/migrations.ts': migrations(
      filesIn(checkout, 'src/server/storage/migrations', '.ts').filter((name) => /^\d{4}-/.test(name)),
    ),
  };
  return Promise.all(
    Object.entries(lists).map(async ([file, text]) => ({ file, text: await formatted(file, text) })),
  );
}

/** Writes the lists of a checkout that are not current. */
export async function writeProductLists(checkout: string): Promise<void> {
  for (const { file, text } of await staleProductLists(checkout)) writeFileSync(join(checkout, file), text);
}

/** The lists of a checkout that say something else than its folders. */
export async function staleProductLists(checkout: string): Promise<ProductList[]> {
  const lists = await productLists(checkout);
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

/** The block types of Vitrine itself, without the studio's own. */
export const productBlocks = [${names.map((name) => `${camel(name)}Block`).join(', ')}] as const;

/** All block types, in the order of the insert menu. */
export const blockDefinitions = defineBlocks([...productBlocks, ...studioBlocks], sectionWords);
`;
}

function views(names: readonly string[]): string {
  return `${header}
import { studioViews } from '#studio-lists/views.ts';
import type { BlockViews } from './block-views.ts';
import type { productBlocks } from './definitions.ts';
${lines(names, (name) => `import { ${pascal(name)}View } from './${name}/${name}.view.tsx';`)}

/** Does not compile if a block has no view, or the view of another block. */
const productViews: BlockViews<typeof productBlocks> = {
${lines(names, (name) => `${camel(name)}: ${pascal(name)}View,`)}
};

/** Views of all blocks by type. */
export const blockViews = { ...productViews, ...studioViews };
`;
}

function styles(composed: readonly string[], names: readonly string[]): string {
  return `${header}
import { studioStyles } from '#studio-lists/styles.ts';
${styleImports(composed, names, './')}

/** Style sheets by block type. Blocks without styles are not here. A page includes those of its blocks, each once. */
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

/** Folders of blocks with an island. Other names in a view do not compile. */
export type IslandName = ${[...names.map((name) => `'${name}'`), 'StudioIslandName'].join(' | ')};
`;
}

function reveals(names: readonly string[]): string {
  return `${header}
import { studioReveals } from '#studio-lists/reveals.ts';
${lines(names, (name) => `import { reveal${pascal(name)} } from './${name}/${name}.reveal.ts';`)}
import type { Reveal } from './shared/reveal.ts';

/** Reveals by block type: how a block that hides part of its content shows it in the live preview. */
export const blockReveals: Readonly<Record<string, Reveal>> = {
${lines(names, (name) => `${camel(name)}: reveal${pascal(name)},`)}
...studioReveals,
};
`;
}

function endpointGroups(names: readonly string[]): string {
  return `${header}
${lines(names, (name) => `import * as ${camel(name)} from './endpoints/${name}.ts';`)}

/** The modules with the API's endpoints. */
export const endpointGroups = [${names.map(camel).join(', ')}] as const;
`;
}

function screenFolders(checkout: string): string[] {
  const folder = join(checkout, 'src/admin');
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, `${name}-screen.tsx`)))
    .sort();
}

function screenList(names: readonly string[]): string {
  const load = (name: string) =>
    `onDemand(() => import('../${name}/${name}-screen.tsx').then((m) => m.${pascal(name)}Screen))`;
  return `${header}
import { onDemand } from '../shared/on-demand.ts';

/** The screens that are called as their folder. */
export const listedScreens = {
${lines(names, (name) => `${camel(name)}: ${load(name)},`)}
};
`;
}

function migrations(names: readonly string[]): string {
  const up = (name: string) => camel(name.replace(/^\d+-/, ''));
  return `${header}
${lines(names, (name) => `import { up as ${up(name)} } from './migrations/${name}.ts';`)}

/** In the order they run; a name is never reused. */
export const migrations = {
${lines(names, (name) => `'${name}': ${up(name)},`)}
};
`;
}

/** The names of a folder's files with an ending, without it. Tests are left out. */
export function filesIn(checkout: string, folder: string, ending: string): string[] {
  if (!existsSync(join(checkout, folder))) return [];
  return readdirSync(join(checkout, folder))
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

export function lines(names: readonly string[], line: (name: string) => string): string {
  return names.map(line).join('\n');
}
