import type { Copy } from '#content/language.ts';
import { columns, divider, inPartOfColumn, large, subheading, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

export interface Chapter {
  readonly id: string;
  readonly name: Copy;
  /** How much of the page its name takes of what the longest takes: so all are set in one size. */
  readonly part: number;
  /** What its blocks are for. */
  readonly use: Copy;
  readonly blocks: readonly SeedBlock[];
}

/** What a block is stands on the left, the block itself on the right: down the whole page. */
const labelled = { parts: [3, 9], look: { gap: '16px' } };

/** Between one specimen and the next there is more room than between a specimen and its label. */
const apartFromOthers = { marginTop: '24px' };

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

/** Its name, in the size that the longest has when it fills the page. */
function nameOf({ id, name, part }: Chapter): SeedBlock {
  const shown = large(subheading(id, name.nl, name.en), 'huge');
  if (part === 1) return columns(`${id}-name`, [[shown]]);
  return inPartOfColumn(`${id}-name`, shown, part);
}

/** As in a type founder's book: below a rule its name, and below that what its blocks are for. */
export function chapter(of: Chapter): SeedBlock[] {
  const { id, blocks } = of;
  return [
    {
      ...divider(`${id}-rule`),
      thickness: '2px',
      colorLight: 'var(--color-ink)',
      colorDark: 'var(--color-ink)',
      marginTop: '4vw',
    },
    { ...nameOf(of), marginTop: '16px' },
    alsoOnPhonesEmpty(`${id}-chapter`, [place(of)]),
    ...blocks,
  ];
}

/** In the column of the blocks, below an empty one for labels, which phones do not have. */
function alsoOnPhonesEmpty(id: string, blocks: SeedBlock[]): SeedBlock {
  return columns(id, [[], blocks], labelled.parts, { ...labelled.look, marginTop: '0', marginBottom: '1vw' });
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

/** Which block it is, and on the next line what is set on it. */
function setting(id: string, words: Copy): SeedBlock {
  return text(`${id}-setting`, named(words.nl), named(words.en));
}

const named = (words: string): string =>
  words.replace(
    /^([^:]+)(?:: |$)(.*)$/,
    (_all, name: string, set: string) => `**${name}**${set && `\n${set}`}`,
  );

/** Blocks, and on their left what they are. */
export function specimen(words: Copy, ...blocks: [SeedBlock, ...SeedBlock[]]): SeedBlock {
  const { id } = blocks[0];
  return columns(`${id}-specimen`, [[setting(id, words)], blocks], labelled.parts, {
    ...labelled.look,
    ...apartFromOthers,
  });
}

/** What takes the whole page, or window, below what it is. */
export function wide(words: Copy, block: SeedBlock): SeedBlock[] {
  return [columns(`${block.id}-label`, [[setting(block.id, words)]], [1], apartFromOthers), block];
}
