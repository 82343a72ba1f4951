import type { Block } from '#content/block.ts';
import type { PageKind } from '#content/page.ts';
import { mapSlots } from '#content/slots.ts';
import { startingValues } from '#content/starter-values.ts';
import { blockDefinitions } from './definitions.ts';

/** What a new page can start with: blocks with their places and looks, whose words are still to be written. */
export interface StartingLayout {
  readonly id: 'case-long' | 'case-short' | 'overview' | 'text' | 'contact' | 'landing';
  /** What it is made for; it can be chosen for the other kind as well. */
  readonly kind: PageKind;
  /** With ids for one such page: whoever puts them on a page gives each a new one. */
  readonly blocks: () => readonly Block[];
}

export const startingLayouts: readonly StartingLayout[] = [
  {
    id: 'case-long',
    kind: 'case',
    blocks: () =>
      numbered([
        block('heroImage', { widthType: 'page' }),
        words('title', 'case'),
        words('text', 'lead'),
        words('subheading', 'question'),
        words('text', 'question'),
        image('page', '16/9'),
        block('caption'),
        block('subheading'),
        words('text', 'approach'),
        columns([1, 1], [[image('container', '4/3')], [image('container', '4/3')]]),
        block('beforeAfterSlider'),
        words('subheading', 'result'),
        columns([3, 2], [[words('text', 'result')], [block('titledList')]]),
        image('page', '16/9'),
        block('divider'),
        block('button'),
      ]),
  },
  {
    id: 'case-short',
    kind: 'case',
    blocks: () =>
      numbered([
        block('heroImage', { widthType: 'page' }),
        words('title', 'case'),
        columns([2, 3], [[words('text', 'lead')], [words('text', 'approach')]]),
        image('page', '16/9'),
        words('subheading', 'result'),
        words('text', 'result'),
        block('button'),
      ]),
  },
  {
    id: 'overview',
    kind: 'page',
    blocks: () =>
      numbered([
        words('title', 'overview'),
        words('text', 'lead'),
        block('grid', {
          rows: [row([1, 1], [[caseCard()], [caseCard()]]), row([1, 1], [[caseCard()], [caseCard()]])],
        }),
        words('subheading', 'next'),
        block('button'),
      ]),
  },
  {
    id: 'text',
    kind: 'page',
    blocks: () =>
      numbered([
        words('title', 'page'),
        words('text', 'lead'),
        words('subheading', 'question'),
        words('text', 'question'),
        block('subheading'),
        block('text'),
        words('subheading', 'next'),
        block('button'),
      ]),
  },
  {
    id: 'contact',
    kind: 'page',
    blocks: () =>
      numbered([
        words('title', 'contact'),
        words('text', 'contact'),
        columns([1, 1], [[image('container', '4/3')], [block('titledList')]]),
        block('contact'),
      ]),
  },
  {
    id: 'landing',
    kind: 'page',
    blocks: () =>
      numbered([
        block('heroImage', { widthType: 'viewport', heightPercentageDesktop: 50 }),
        block('title', { textAlignHorizontal: 'center' }),
        words('text', 'lead', { textAlignHorizontal: 'center' }),
        block('button', { alignment: 'center' }),
        columns([1, 1, 1], [[caseCard()], [caseCard()], [caseCard()]]),
        block('grid'),
        block('carousel'),
        block('contact'),
      ]),
  },
];

/** Blocks of one type have different ids, by where they stand. */
function numbered(blocks: readonly Block[], place = 'block'): readonly Block[] {
  return blocks.map((block, index) => {
    const id = `${place}-${index}`;
    return mapSlots(blockDefinitions, { ...block, id }, (inner, path) =>
      numbered(inner, [id, ...path].join('-')),
    );
  });
}

/** A new block as its definition starts, with a look of the layout's own. */
function block(type: string, look: Readonly<Record<string, unknown>> = {}): Block {
  const definition = blockDefinitions.get(type);
  if (!definition) throw new Error(`No block is of the type "${type}".`);
  const { version } = definition;
  return {
    ...startingValues(blockDefinitions, definition),
    ...(version > 1 && { blockVersion: version }),
    ...look,
    id: type,
    type,
  };
}

/** One that shows other words than those of its starter. */
function words(type: string, name: string, look?: Readonly<Record<string, unknown>>): Block {
  return { ...block(type, look), startedFrom: `${type}/${name}` };
}

function image(widthType: 'page' | 'container', aspectRatio: string): Block {
  return block('image', { widthType, aspectRatio });
}

/** A card that leads to a case. */
export function caseCard(): Block {
  return words('card', 'work', { headerLevel: 'h2', contentImageEnabled: true, contentImagePosition: 'top' });
}

function columns(fractions: readonly number[], cells: readonly (readonly Block[])[]): Block {
  return block('grid', { rows: [row(fractions, cells)] });
}

function row(fractions: readonly number[], cells: readonly (readonly Block[])[]) {
  return { numColumns: cells.length, columnFractions: fractions, stackOnMobile: true, columns: cells };
}
