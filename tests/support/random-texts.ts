import type { Mark, Node } from 'prosemirror-model';
import { richSchema } from '#writing/grammar/schema.ts';
import { fc } from './properties.ts';

const { nodes, marks } = richSchema;

const signs = [
  ...[
    '*',
    '**',
    '_',
    '~~',
    '`',
    '[',
    ']',
    '(',
    ')',
    '](/a)',
    '![',
    '<',
    '>',
    '&amp;',
    '&',
    '\\',
    '#',
    '<sup>',
    '</sup>',
    '<sub>',
    '</sub>',
    '^',
    '~',
  ],
  ...[
    '- ',
    '1. ',
    '> ',
    '    ',
    '\n',
    '\n\n',
    '\r\n',
    ' ',
    '  ',
    '\t',
    '---',
    '===',
    '```',
    '|',
    '+ ',
    '* ',
    '2) ',
  ],
  ...[
    'a',
    'b c',
    'é',
    '"',
    '.',
    'www.a.nl',
    'https://b.nl/c_d',
    'm@n.nl',
    '[a]: /b\n',
    '\u00a0',
    '😀',
    '[a]',
    '!',
  ],
];

/** Markdown sources that combine random syntax, most of them unlikely. */
export const randomSource = fc
  .array(fc.constantFrom(...signs), { maxLength: 24 })
  .map((parts) => parts.join(''));

const make = (name: string, attributes: object | null, content?: readonly Node[]) =>
  nodes[name]?.create(attributes, content) as Node;

const randomMarks: fc.Arbitrary<readonly Mark[]> = fc
  .tuple(
    fc.subarray(['strong', 'emphasis', 'deleted', 'superscript', 'subscript', 'code']),
    fc.option(fc.constantFrom('/a', 'https://b.nl/c_d(e)', 'x y', 'mailto:a@b.nl', '')),
  )
  .map(([names, href]) => {
    const chosen = names.map((name) => marks[name]?.create() as Mark);
    const all = href === null ? chosen : [...chosen, marks.link?.create({ href }) as Mark];
    return all.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []);
  });

const inlineSigns = signs.filter((sign) => !sign.includes('\n'));

const randomInline = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...inlineSigns), randomMarks)
      .map(([text, set]) => richSchema.text(text, set)),
  },
  {
    weight: 1,
    arbitrary: randomMarks.map((set) =>
      make('break', null).mark(set.filter(({ type }) => type.name !== 'code')),
    ),
  },
);

const randomWords = fc.array(randomInline, { maxLength: 6 });
const randomParagraph = randomWords.map((words) => make('paragraph', null, words));

const { randomList } = fc.letrec<{ randomList: Node; item: Node }>((tie) => ({
  randomList: fc
    .tuple(
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 0, max: 12 }),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([ordered, tight, start, items]) =>
      ordered ? make('ordered_list', { start, tight }, items) : make('bullet_list', { tight }, items),
    ),
  item: fc
    .tuple(
      randomParagraph,
      fc.array(fc.oneof({ maxDepth: 3, withCrossShrink: true }, randomParagraph, tie('randomList')), {
        maxLength: 2,
      }),
    )
    .map(([first, rest]) => make('list_item', null, [first, ...rest])),
}));

const randomBlock = fc.oneof(
  { weight: 4, arbitrary: randomParagraph },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 6 }), randomWords)
      .map(([level, words]) => make('heading', { level }, words)),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(randomParagraph, { minLength: 1, maxLength: 3 })
      .map((inner) => make('quote', null, inner)),
  },
  { weight: 3, arbitrary: randomList },
  { weight: 1, arbitrary: fc.constant(make('rule', null)) },
);

/** Documents that a user could make in the editor. */
export const randomDoc = fc
  .array(randomBlock, { minLength: 1, maxLength: 5 })
  .map((blocks) => make('doc', null, blocks));
