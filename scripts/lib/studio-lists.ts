import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders, listBlocksWith } from './block-folders.ts';
import { toCamelCase, toPascalCase } from './name-cases.ts';
import { joinLines, listFileNames, styleEntries, styleImports } from './product-lists.ts';

/**
 * Imported as `#studio-lists/*`. Git ignores it, so that lists of a studio's code never conflict with an
 * upgrade.
 */
const studioListsFolder = '.cache/studio';

/**
 * Rewrites the outdated lists of a studio's code; all are empty without a folder `studio/`. It takes a
 * millisecond, so every command that reads sources calls it first.
 * @throws {Error} if a block has the name of one of the product's
 */
export function writeStudioLists(checkout: string): void {
  const folder = join(checkout, studioListsFolder);
  mkdirSync(folder, { recursive: true });
  for (const [list, text] of Object.entries(buildStudioLists(checkout))) {
    const file = join(folder, list);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

function buildStudioLists(checkout: string): Readonly<Record<string, string>> {
  const withFile = (...endings: readonly string[]) => listBlocksWith(checkout, 'studio', ...endings);
  const blocks = withFile('block.ts');
  refuseNamesakes(checkout, blocks);
  const composed = withFile('styles.ts');
  const styled = withFile('styles.ts', 'css');
  const islands = withFile('island.ts', 'island.tsx').map((name) => `'${name}'`);
  const revealed = withFile('reveal.ts');
  const sections = listFileNames(checkout, 'studio/blocks/sections', '.sections.ts');
  const presets = listFileNames(checkout, 'studio/tokens/presets', '.ts');
  const from = '#studio/blocks/';
  return {
    'definitions.ts': `${joinLines(blocks, (name) => `import { ${toCamelCase(name)}Block } from '${from}${name}/${name}.block.ts';`)}
export const studioBlocks = [${blocks.map((name) => `${toCamelCase(name)}Block`).join(', ')}] as const;
`,
    'views.ts': `import type { BlockViews } from '#blocks/block-views.ts';
import type { studioBlocks } from './definitions.ts';
${joinLines(blocks, (name) => `import { ${toPascalCase(name)}View } from '${from}${name}/${name}.view.tsx';`)}
export const studioViews: BlockViews<typeof studioBlocks> = {
${joinLines(blocks, (name) => `${toCamelCase(name)}: ${toPascalCase(name)}View,`)}
};
`,
    'styles.ts': `${styleImports(composed, styled, from)}
export const studioStyles: Readonly<Record<string, readonly string[]>> = {
${styleEntries(composed, styled)}
};
`,
    'island-names.ts': `export type StudioIslandName = ${islands.join(' | ') || 'never'};\n`,
    'reveals.ts': `import type { Reveal } from '#blocks/shared/reveal.ts';
${joinLines(revealed, (name) => `import { reveal${toPascalCase(name)} } from '${from}${name}/${name}.reveal.ts';`)}
export const studioReveals: Readonly<Record<string, Reveal>> = {
${joinLines(revealed, (name) => `${toCamelCase(name)}: reveal${toPascalCase(name)},`)}
};
`,
    'sections.ts': `import type { Section } from '#blocks/sections/section.ts';
${joinLines(sections, (name) => `import { ${toCamelCase(name)}Sections } from '${from}sections/${name}.sections.ts';`)}
export const studioSections: readonly Section[] = [
${joinLines(sections, (name) => `...Object.values(${toCamelCase(name)}Sections),`)}
];
`,
    'starting-contents.ts': buildContentList(existsSync(join(checkout, 'studio/seed/starting-content.ts'))),
    ...buildWordLists(checkout),
    'presets.ts': `import type { Preset } from '#tokens/presets/preset.ts';
${joinLines(presets, (name) => `import { ${toCamelCase(name)} } from '#studio/tokens/presets/${name}.ts';`)}
export const studioPresets: readonly Preset[] = [${presets.map(toCamelCase).join(', ')}];
`,
  };
}

/**
 * Generates the texts of each language with the studio's overrides. One export per place lets bundlers drop
 * unused places.
 */
function buildWordLists(checkout: string): Readonly<Record<string, string>> {
  const languages = listFileNames(checkout, 'src/i18n', '.ts').filter((name) => /^[a-z]{2}$/.test(name));
  const own = listFileNames(checkout, 'studio/i18n', '.ts');
  const lists = languages.map((language): [string, string] => [
    `words-${language}.ts`,
    own.includes(language) ? buildOverrides(checkout, language) : `export * from '#i18n/${language}.ts';\n`,
  ]);
  return Object.fromEntries(lists);
}

function buildOverrides(checkout: string, language: string): string {
  const source = readFileSync(join(checkout, `src/i18n/${language}.ts`), 'utf8');
  const places = [...source.matchAll(/^export const (\w+)/gm)].map(([, place = '']) => place);
  return `import * as product from '#i18n/${language}.ts';
import { overrideWords } from '#i18n/studio-words.ts';
import { ${language} as own } from '#studio/i18n/${language}.ts';
${joinLines(places, (place) => `export const ${place} = /* @__PURE__ */ overrideWords(product.${place}, own.${place});`)}
`;
}

/** Generates the list of the studio's starting content, which `SEED=studio` selects. */
function buildContentList(isThere: boolean): string {
  return isThere
    ? `import type { StartingContent } from '#seed/starting-content.ts';
export const studioStartingContents = {
  studio: async (): Promise<StartingContent> =>
    (await import('#studio/seed/starting-content.ts')).startingContent,
};
`
    : 'export const studioStartingContents = {};\n';
}

function refuseNamesakes(checkout: string, blocks: readonly string[]): void {
  const taken = listBlocksWith(checkout, 'product', 'block.ts');
  const namesake = blocks.find((name) => taken.includes(name));
  if (namesake === undefined) return;
  throw new Error(
    `Vitrine already has a block "${namesake}". Rename ${blockFolders.studio}/${namesake}: its folder, its files and its type.`,
  );
}
