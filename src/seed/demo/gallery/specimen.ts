import type { Copy } from '#content/language.ts';
import { alsoOnPhones, caption, columns, divider, large, subheading } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

export interface Chapter {
  readonly id: string;
  readonly name: Copy;
  /** What its blocks are for. */
  readonly use: Copy;
  /** What is set on its name, where that is a specimen itself. */
  readonly setting?: Copy;
  readonly blocks: readonly SeedBlock[];
}

/**
 * What its blocks are for, to which a link to the chapter leads, and the way back: headings have no address of their own, what
 * inline code writes has the one that it says.
 */
function place({ id, use }: Chapter): SeedBlock {
  const said = (words: string, back: string) => `<p id="${id}">${words} <a href="#">${back}</a></p>`;
  return {
    id: `${id}-place`,
    type: 'code',
    isMultiLanguage: true,
    renderMode: 'inline',
    htmlContent: { nl: said(use.nl, 'Naar boven'), en: said(use.en, 'To the top') },
    cssContent:
      'p { margin: 0; max-width: 32em; scroll-margin-top: 20rem } a { color: var(--color-ink-soft); white-space: nowrap }',
  };
}

/** As in a type founder's book: below a rule its name, as large as its column, and beside that what its blocks are for. */
export function chapter(of: Chapter): SeedBlock[] {
  const { id, name, setting: set, blocks } = of;
  const about = [place(of), ...(set ? [setting(id, set)] : [])];
  return [
    {
      ...divider(`${id}-rule`),
      thickness: '2px',
      colorLight: 'var(--color-ink)',
      colorDark: 'var(--color-ink)',
      marginTop: '4vw',
    },
    columns(`${id}-chapter`, [[large(subheading(id, name.nl, name.en), 'huge')], about], [7, 5], {
      align: 'bottom',
      marginTop: '16px',
      marginBottom: '1vw',
    }),
    ...blocks,
  ];
}

/** The chapters by name, each a link to where it begins: two lists, so that they stand beside one another on phones. */
export function contents(chapters: readonly Chapter[]): SeedBlock {
  const middle = Math.ceil(chapters.length / 2);
  const list = (half: string, some: readonly Chapter[]): SeedBlock => ({
    id: `blocks-contents-${half}`,
    type: 'titledList',
    isMultiLanguage: true,
    size: 'large',
    columns: 2,
    items: some.map(({ id, name }) => ({
      id: `${id}-link`,
      text: name,
      link: `#code-${id}`,
      linkType: 'internal',
    })),
  });
  return columns('blocks-contents', [
    [list('first', chapters.slice(0, middle))],
    [list('last', chapters.slice(middle))],
  ]);
}

/** Below a block: which one it is, and what is set on it. */
export function setting(id: string, words: Copy): SeedBlock {
  return caption(`${id}-setting`, named(words.nl), named(words.en));
}

const named = (words: string): string =>
  words.replace(/^([^:]+)(?:: |$)/, (_all, name: string) => `**${name}**${words === name ? '' : ' · '}`);

/** Blocks and what is set on them, nearer to one another than to their neighbours. */
export function cell(words: Copy, ...blocks: [SeedBlock, ...SeedBlock[]]): SeedBlock[] {
  return [...blocks, setting(blocks[0].id, words)];
}

/** Two by two on phones, all beside one another elsewhere: what is small enough for it makes a long page shorter. */
export function twoByTwo(id: string, cells: readonly SeedBlock[][]): SeedBlock {
  const halves = [cells.slice(0, 2), cells.slice(2)];
  const pairs = halves.map((pair, index) => [alsoOnPhones(columns(`${id}-${index}`, pair))]);
  return columns(id, pairs);
}

/** The same in a row of its own. */
export function specimen(words: Copy, ...blocks: [SeedBlock, ...SeedBlock[]]): SeedBlock {
  return columns(`${blocks[0].id}-specimen`, [cell(words, ...blocks)]);
}
