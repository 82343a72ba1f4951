import { estimateTextWidth } from '../../../src/content/look/text-width.ts';
import {
  alsoOnPhones,
  band,
  columns,
  divider,
  inPartOfColumn,
  large,
  padded,
  rounded,
  subheading,
  text,
} from '../../blocks.ts';
import type { Copy, SeedBlock } from '../../seed-page.ts';

/** A block on display. `words` has its name and, after a colon, its settings. */
export interface Specimen {
  readonly words: Copy;
  readonly blocks: readonly [SeedBlock, ...SeedBlock[]];
}

export interface Chapter {
  readonly id: string;
  readonly name: Copy;
  /** Purpose of the blocks. */
  readonly use: Copy;
  /** One of the blocks at its largest. */
  readonly lead: Specimen;
  /** Background of the lead in each theme. Omitted if the lead has the full width of the viewport. */
  readonly ground?: { readonly color: string; readonly night?: string };
  /** The other blocks, one grid per row. */
  readonly rows: readonly SeedBlock[];
}

export const specimen = (words: Copy, ...blocks: Specimen['blocks']): Specimen => ({ words, blocks });

/** Label above a specimen: the block's name and its settings. */
function label(words: Copy, id: string, marginTop = '0'): SeedBlock {
  const said = text(`${id}-setting`, named(words.nl), named(words.en));
  return { ...columns(`${id}-label`, [[said]], [1], { marginTop }), look: 'facts' };
}

const labelled = ({ words, blocks }: Specimen): SeedBlock[] => [label(words, blocks[0].id), ...blocks];

const named = (words: string): string =>
  words.replace(
    /^([^:]+)(?:: |$)(.*)$/,
    (_all, name: string, set: string) => `**${name}**${set && `\n${set}`}`,
  );

/** Reduces the space below the label of a full-width block to that of a block in a row. */
export const belowLabel = { marginTop: '-16px' } as const;

/** Space above each row. */
const apartFromOthers = { marginTop: '2.8vw' } as const;

const isSpecimen = (cell: Specimen | SeedBlock): cell is Specimen => 'words' in cell;

/** Row of specimens, with column fractions. */
export function row(parts: readonly number[], ...cells: readonly (Specimen | SeedBlock)[]): SeedBlock {
  const filled = cells.map((cell) => (isSpecimen(cell) ? labelled(cell) : [cell]));
  return columns(`${filled[0]?.at(-1)?.id}-row`, filled, [...parts], apartFromOthers);
}

/** Small specimens that stay side by side on phones, in one column of a row. Each has its label above it. */
export function together(parts: readonly number[], ...specimens: readonly Specimen[]): SeedBlock {
  const cells = specimens.map(({ words, blocks }) => [alsoOnPhones(label(words, blocks[0].id)), ...blocks]);
  const id = `${specimens[0]?.blocks[0].id}-pair`;
  return alsoOnPhones(columns(id, cells, [...parts], { marginTop: '0' }));
}

/** Specimen over the full width of the page or viewport, below its label. */
export function wide({ words, blocks }: Specimen): SeedBlock[] {
  const { id } = blocks[0];
  return [columns(`${id}-row`, [[label(words, id)]], [1], apartFromOthers), ...blocks];
}

/** Specimen of a block with extreme content, on its own background. */
export function atWorst(words: Copy, ...blocks: Specimen['blocks']): SeedBlock {
  const { id } = blocks[0];
  const heading = subheading(`${id}-worst`, 'Op zijn slechtst', 'At its worst');
  return columns(`${id}-row`, [[heading, text(`${id}-setting`, words.nl, words.en)], [...blocks]], [3, 9], {
    ...apartFromOthers,
    backgroundColor: 'var(--color-surface-strong)',
    ...padded('32px'),
    ...rounded,
  });
}

/**
 * Purpose of a chapter, which is also the target of its link, and a link back to the top. It is inline code,
 * because only inline code can set an id.
 */
function place({ id, use }: Chapter): SeedBlock {
  const said = (words: string, back: string) => `<p id="${id}">${words} <a href="#">${back}</a></p>`;
  return {
    id: `${id}-place`,
    type: 'code',
    isMultiLanguage: true,
    renderMode: 'inline',
    htmlContent: { nl: said(use.nl, 'Naar boven'), en: said(use.en, 'Back to top') },
    cssContent:
      'p { margin: 0; max-width: 32em; scroll-margin-top: 20rem } a { color: var(--color-ink-soft); white-space: nowrap }',
  };
}

/** Strong divider in the ink colour. */
export const inkRule = (id: string): SeedBlock => ({
  ...divider(id),
  thickness: '2px',
  colorLight: 'var(--color-ink)',
  colorDark: 'var(--color-ink)',
});

/** Builds a chapter as in a type specimen: its name, its purpose, one large block and all variants. */
export function chapter(of: Chapter): SeedBlock[] {
  const { id, lead, ground, rows } = of;
  const shown = ground
    ? [
        {
          ...band(`${id}-ground`, ground.color, [[...lead.blocks]]),
          ...(ground.night === undefined ? {} : { backgroundColorDark: ground.night }),
          ...belowLabel,
        },
      ]
    : lead.blocks;
  return [buildRule(of), buildName(of), buildAbout(of), ...shown, ...rows];
}

/** Rule above a chapter, at a constant distance from the previous one. */
const buildRule = ({ id }: Chapter): SeedBlock =>
  columns(`${id}-begin`, [[inkRule(`${id}-rule`)]], [1], { marginTop: '24px', paddingTop: '5vw' });

/** Width of the longest chapter name, which determines the size of all names. */
const longest = estimateTextWidth('Onderdelen');

/** Name of a chapter. All names have the same font size. */
function buildName({ id, name }: Chapter): SeedBlock {
  const said = large(subheading(id, name.nl, name.en), 'huge');
  const part = Math.round((estimateTextWidth(name.nl) / longest) * 1000) / 1000;
  return columns(`${id}-name`, [[inPartOfColumn(`${id}-part`, said, part)]], [1], { marginTop: '16px' });
}

/** Purpose of a chapter, and the label of its lead. */
const buildAbout = (of: Chapter): SeedBlock =>
  columns(`${of.id}-chapter`, [[place(of), label(of.lead.words, of.lead.blocks[0].id, '24px')]], [1], {
    marginTop: '0',
    marginBottom: '0',
  });

/** Links to the chapters in two lists, which stay side by side on phones. */
export function contents(chapters: readonly Chapter[]): SeedBlock {
  const middle = Math.ceil(chapters.length / 2);
  const list = (half: string, some: readonly Chapter[]): SeedBlock => ({
    id: `blocks-contents-${half}`,
    type: 'titledList',
    isMultiLanguage: true,
    size: 'large',
    columns: 1,
    items: some.map(({ id, name }) => ({
      id: `${id}-link`,
      text: name,
      link: `#code-${id}`,
      linkType: 'internal',
    })),
  });
  return alsoOnPhones(
    columns(
      'blocks-contents',
      [[list('first', chapters.slice(0, middle))], [list('last', chapters.slice(middle))]],
      [1, 1],
      { marginTop: '0' },
    ),
  );
}
