import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { productBlocks } from '../../src/blocks/definitions.ts';

/** Other files that may name types, with the reason. Always allowed: a type's folder, modules about all blocks, seed, tests and words. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['src/blocks/carousel/carousel.fields.ts', 'its slides are cards, as specified'],
  ['src/blocks/grid/grid.block.ts', 'the columns of a new grid start with texts'],
  [
    'src/admin/editor/form/inputs/columns/columns-control.tsx',
    'the control of columns changes a row as a drop in the page does',
  ],
  ['src/admin/editor/form/inputs/columns/column-details.tsx', 'a part of the control of columns'],
  ['src/site/preview/start-preview.tsx', 'loads the modal of presentations with the editor’s own runtime'],
  ['src/admin/test-pages/lines/style-section.ts', 'the test page of headings, as specified'],
  [
    'src/admin/media/detail/compare-files.tsx',
    'a file before and after, under the slider that pages have: as asked',
  ],
  ['src/server/website/built-in-cases.ts', 'content: pages that the product knows without storage'],
  ['bench/api.ts', 'content of a page that is measured'],
  ['bench/attacker.ts', 'content that an attacker sends'],
  ['bench/attacks.ts', 'content that is saved while somebody attacks'],
  ['bench/budgets.ts', 'what was promised of single blocks'],
  ['bench/case-page.ts', 'content of a page that is measured'],
  ['bench/comparing.ts', 'content of a page that is measured'],
  ['bench/editor.ts', 'content of a page that is measured'],
  ['bench/editor-memory.ts', 'content of a page that is measured'],
  ['bench/media.ts', 'a page with one image that is measured'],
  ['bench/sections.ts', 'content of pages that are measured'],
  ['bench/large-page.ts', 'content of a page that is measured'],
  ['bench/rendering-worker.ts', 'content of a page that is measured'],
  ['bench/saving.ts', 'content of a page that is measured'],
  ['bench/soak.ts', 'content of a page that is measured'],
  ['bench/storage.ts', 'content of a page that is measured'],
  ['bench/storage-pages.ts', 'content of a page that is measured'],
  ['scripts/take-preset-pictures.ts', 'content of a page that is shown on cards'],
  ['scripts/lib/check-structure.ts', 'a file that an exception of the structure names'],
  ['scripts/lib/zones.ts', 'a sample that the rules have to refuse'],
]);

/** Matches of a type's name that mean something else in these files. */
const namesakes: readonly { readonly in: RegExp; readonly means: string; readonly text: RegExp }[] = [
  { in: /^src\/admin\/.*\.tsx?$/, means: 'a kind of input', text: /type: 'text'/g },
  { in: /^src\/site\/gate\/start-gate\.ts$/, means: 'a kind of input', text: /type = \w+ \? 'text'/g },
  {
    in: /^src\/(content|site)\/.*(markdown|plain-text)\.ts$/,
    means: 'a node of markdown',
    text: /type(:| !==) '\w+'/g,
  },
  { in: /^src\/blocks\/shared\/markdown\.tsx$/, means: 'a node of markdown', text: /type(:| [!=]==) '\w+'/g },
  { in: /^src\/writing\/grammar\//, means: 'a node of markdown', text: /'(?:text|image)'/g },
  { in: /^src\/blocks\/carousel\//, means: 'a kind of slide', text: /type(:| ===) '(?:image|video)'/g },
  {
    in: /^src\/document\/compare\/revert-change\.ts$/,
    means: 'the title of a page',
    text: /new Set\(\['title'/g,
  },
  { in: /^src\/server\/pictures\/plain-svg\.ts$/, means: 'an element of SVG', text: /new Set\(\['title'/g },
  { in: /^src\/server\/assistants\//, means: 'words in an answer to an assistant', text: /type: 'text'/g },
  { in: /^src\/i18n\//, means: 'a word for what it is', text: /'carousel'/g },
  { in: /^src\/(?:ui|admin\/design-system)\//, means: 'a look of buttons', text: /(['"])carousel\1/g },
];

/** Converts a type such as `beforeAfterSlider` to the name of its folder. */
const toKebabCase = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const types = productBlocks.map(({ type }) => type);
const kebabs = types.map(toKebabCase);
const any = (names: readonly string[]) => `(?:${names.join('|')})`;
/** Type names that the sources use for nothing else. */
const plain = types.filter(
  (type) => /[A-Z]/.test(type) || ['carousel', 'divider', 'subheading'].includes(type),
);

/** Patterns by which a source names a type: as a value, as an expected type, in a style, or by its folder. */
const mentions = [
  new RegExp(`(['"\`])(${any([...plain, ...plain.map(toKebabCase)])})\\1`, 'g'),
  new RegExp(`\\btype\\??(?::| [!=]==?) (['"])(${any(types)})\\1`, 'g'),
  new RegExp(
    `\\b(?:[dD]efinitions\\.(?:get|has)\\(|accepts: \\[|new Set\\(\\[)(['"])(${any(types)})\\1`,
    'g',
  ),
  new RegExp(`()\\.block--(${any(kebabs)})(?![\\w-])`, 'g'),
  new RegExp(`(src/|#)blocks/(${any(kebabs)})/`, 'g'),
];

function files(): string[] {
  return ['src', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
      .filter(
        (file) =>
          !/^src\/seed\/|\.test\.tsx?$|(^|[-/])words\.ts$|^src\/blocks\/(sections\/)?[\w.-]+\.ts$/.test(file),
      ),
  );
}

/** Lists the types that a file names, apart from its own. */
function findNamedTypes(file: string, source = readFileSync(join(root, file), 'utf8')): string[] {
  const own = /^src\/blocks\/([^/]+)\//.exec(file)?.[1];
  let text = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  for (const namesake of namesakes) if (namesake.in.test(file)) text = text.replace(namesake.text, '');
  const found = mentions.flatMap((mention) => [...text.matchAll(mention)].map((match) => match[2] ?? ''));
  return [...new Set(found.map(toKebabCase))].filter((name) => name !== own);
}

const naming = new Map(files().map((file) => [file, findNamedTypes(file)] as const));

it('no module outside its folder mentions a block type by name', () => {
  const others = [...naming].filter(([file, named]) => named.length > 0 && !exceptions.has(file));
  expect(Object.fromEntries(others)).toEqual({});
});

it.each([
  ["if (block.type === 'card') return", 'card'],
  ["definitions.get('grid')", 'grid'],
  ["const wide = new Set(['image'])", 'image'],
  ["const first = 'heroImage'", 'hero-image'],
  ['.blocks > .block--text + p {}', 'text'],
  ["import { x } from '#blocks/button/button.tsx'", 'button'],
])('the check finds the block type in %s', (source, name) => {
  expect(findNamedTypes('src/site/sample.ts', source)).toEqual([name]);
  expect(findNamedTypes(`src/blocks/${name}/sample.ts`, source)).toEqual([]);
});

it('every exception is still needed', () => {
  expect([...exceptions.keys()].filter((file) => !naming.get(file)?.length)).toEqual([]);
});
