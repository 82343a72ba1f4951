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

/** What a block is, and after a colon what is set on it, with the blocks that show it. */
export interface Specimen {
  readonly words: Copy;
  readonly blocks: readonly [SeedBlock, ...SeedBlock[]];
}

export interface Chapter {
  readonly id: string;
  readonly name: Copy;
  /** What its blocks are for. */
  readonly use: Copy;
  /** One of its blocks as large as it gets. */
  readonly lead: Specimen;
  /** The colour that it stands on, and another one by night, where it does not go from edge to edge of the window itself. */
  readonly ground?: { readonly color: string; readonly night?: string };
  /** The others in rows, each row a grid. */
  readonly rows: readonly SeedBlock[];
}

export const specimen = (words: Copy, ...blocks: Specimen['blocks']): Specimen => ({ words, blocks });

/** Which block it is, small above what is set on it, below a line. */
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

/** As near to what is set on it as a block in a row is, for a band that has room of its own. */
export const belowLabel = { marginTop: '-16px' } as const;

/** Above each row. */
const apartFromOthers = { marginTop: '2.8vw' } as const;

const isSpecimen = (cell: Specimen | SeedBlock): cell is Specimen => 'words' in cell;

/** Several beside one another, in parts of the page. */
export function row(parts: readonly number[], ...cells: readonly (Specimen | SeedBlock)[]): SeedBlock {
  const filled = cells.map((cell) => (isSpecimen(cell) ? labelled(cell) : [cell]));
  return columns(`${filled[0]?.at(-1)?.id}-row`, filled, [...parts], apartFromOthers);
}

/** Several that are small enough to stand beside one another on phones too, in a column of a row: each name above what is set. */
export function together(parts: readonly number[], ...specimens: readonly Specimen[]): SeedBlock {
  const cells = specimens.map(({ words, blocks }) => [alsoOnPhones(label(words, blocks[0].id)), ...blocks]);
  const id = `${specimens[0]?.blocks[0].id}-pair`;
  return alsoOnPhones(columns(id, cells, [...parts], { marginTop: '0' }));
}

/** What takes the whole page, or window, below what it is. */
export function wide({ words, blocks }: Specimen): SeedBlock[] {
  const { id } = blocks[0];
  return [columns(`${id}-row`, [[label(words, id)]], [1], apartFromOthers), ...blocks];
}

/** Too long, too narrow, too much: what a block makes of what nobody would give it, on a ground of its own. */
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
    htmlContent: { nl: said(use.nl, 'Naar boven'), en: said(use.en, 'Back to top') },
    cssContent:
      'p { margin: 0; max-width: 32em; scroll-margin-top: 20rem } a { color: var(--color-ink-soft); white-space: nowrap }',
  };
}

/** A line that is there to be seen. */
export const inkRule = (id: string): SeedBlock => ({
  ...divider(id),
  thickness: '2px',
  colorLight: 'var(--color-ink)',
  colorDark: 'var(--color-ink)',
});

/** As in a type founder's book: its name, what it is for, one block as large as it gets, then all of them. */
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
  return [ruleOf(of), nameOf(of), aboutOf(of), ...shown, ...rows];
}

/** Where it begins: as far below the one before it, whatever that ends with. */
const ruleOf = ({ id }: Chapter): SeedBlock =>
  columns(`${id}-begin`, [[inkRule(`${id}-rule`)]], [1], { marginTop: '24px', paddingTop: '5vw' });

/** The name that takes the most room; all are as large as it. */
const longest = estimateTextWidth('Onderdelen');

/** Its name, in the one size that the page has room for. */
function nameOf({ id, name }: Chapter): SeedBlock {
  const said = large(subheading(id, name.nl, name.en), 'huge');
  const part = Math.round((estimateTextWidth(name.nl) / longest) * 1000) / 1000;
  return columns(`${id}-name`, [[inPartOfColumn(`${id}-part`, said, part)]], [1], { marginTop: '16px' });
}

/** What it is for, and below that what the first block is, as above every other. */
const aboutOf = (of: Chapter): SeedBlock =>
  columns(`${of.id}-chapter`, [[place(of), label(of.lead.words, of.lead.blocks[0].id, '24px')]], [1], {
    marginTop: '0',
    marginBottom: '0',
  });

/** The chapters by name, each a link to where it begins: two lists, so that they stand beside one another on phones. */
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
