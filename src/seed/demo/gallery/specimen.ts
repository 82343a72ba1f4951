import type { Copy } from '#content/language.ts';
import { caption, columns, type GridLook, large, subheading, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

export interface Chapter {
  readonly id: string;
  readonly name: Copy;
  /** What its blocks are for. */
  readonly use: Copy;
  readonly blocks: readonly SeedBlock[];
}

/**
 * What a link to a chapter leads to, and the way back: headings have no address of their own, what inline code writes has
 * the one that it says.
 */
function place(id: string): SeedBlock {
  const back = (words: string) => `<p id="${id}"><a href="#">${words}</a></p>`;
  return {
    id: `${id}-place`,
    type: 'code',
    isMultiLanguage: true,
    renderMode: 'inline',
    htmlContent: { nl: back('Naar boven'), en: back('To the top') },
    cssContent:
      'p { margin: 0; font-size: 0.875rem; scroll-margin-top: 9rem } a { color: var(--color-ink-soft) }',
  };
}

/** The deep tones of the cases, in turn. */
const tones = ['#123a4a', '#4a1f24', '#0f2f26', '#262040'] as const;

/** As the tabs of a card index: its name and what its blocks are for on a deep tone, so that none is taken for a specimen. */
const tab: GridLook = {
  marginTop: '72px',
  marginBottom: '24px',
  paddingTop: '24px',
  paddingRight: '24px',
  paddingBottom: '24px',
  paddingLeft: '24px',
  borderTopLeftRadius: '8px',
  borderTopRightRadius: '8px',
  borderBottomRightRadius: '8px',
  borderBottomLeftRadius: '8px',
};

/** Its tab, and below that its blocks. */
export function chapter({ id, name, use, blocks }: Chapter, index: number): SeedBlock[] {
  return [
    columns(
      `${id}-chapter`,
      [[large(subheading(id, name.nl, name.en))], [text(`${id}-use`, use.nl, use.en), place(id)]],
      [7, 5],
      { ...tab, backgroundColor: tones[index % tones.length] ?? tones[0] },
    ),
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

/** Below a block: which one it is, and on a line of its own what is set on it. */
export function setting(id: string, words: Copy): SeedBlock {
  return caption(`${id}-setting`, named(words.nl), named(words.en));
}

const named = (words: string): string => words.replace(/^([^:]+): /, '**$1**\n');

/** Blocks and what is set on them, nearer to one another than to their neighbours. */
export function cell(words: Copy, ...blocks: [SeedBlock, ...SeedBlock[]]): SeedBlock[] {
  return [...blocks, setting(blocks[0].id, words)];
}

/** What is narrow enough for it has its setting beside it, where a page's second column begins; on phones below it as all others. */
export function beside(words: Copy, ...blocks: [SeedBlock, ...SeedBlock[]]): SeedBlock {
  const { id } = blocks[0];
  return columns(`${id}-specimen`, [blocks, [setting(id, words)]], [7, 5], { marginTop: '24px' });
}

/** The same in a row of its own. */
export function specimen(words: Copy, ...blocks: [SeedBlock, ...SeedBlock[]]): SeedBlock {
  return columns(`${blocks[0].id}-specimen`, [cell(words, ...blocks)]);
}
