// @vitest-environment jsdom
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { readText } from '../grammar/read-text.ts';
import { writeText } from '../grammar/write-text.ts';
import { readHtml } from './read-html.ts';

const tags =
  'p div ul ol li table tr td th caption b i a h2 h4 blockquote pre code q mark br span section form label button dl dt dd figure figcaption details summary fieldset em del kbd small hr textarea'.split(
    ' ',
  );
const attributes = [
  '',
  ' style="white-space:pre-wrap"',
  ' start="4"',
  ' class="ql-indent-2"',
  ' style="mso-list:l0 level3 lfo1"',
  ' role="heading"',
  ' style="display:block"',
  ' aria-level="3"',
];

/** Nested elements as no program writes them, with a different text in each. */
const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ maxDepth: 6, withCrossShrink: true }, fc.constant('woord '), tie('element')), {
      maxLength: 5,
    })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes), tie('html'))
    .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner}</${tag}>`),
}));

const numbered = html.map((markup) => {
  let count = 0;
  return markup.replaceAll('woord', () => `woord${++count}`);
});

const wordsIn = (text: string) => text.match(/woord\d+/g) ?? [];

test('pasted HTML keeps every word, in the same order', () => {
  fc.assert(
    fc.property(numbered, (markup) => {
      const shown = new DOMParser().parseFromString(markup, 'text/html').body.textContent ?? '';
      const { parts } = readHtml(markup);
      const empty = readText('');
      const nodes = parts as readonly Node[];
      const written = nodes.length === 0 ? '' : writeText(empty.doc.type.create(null, nodes), empty).source;
      const { doc } = readText(written);
      const read = doc.textBetween(0, doc.content.size, ' ', ({ attrs }) => attrs.source ?? ' ');
      expect(wordsIn(read), JSON.stringify(written)).toEqual(wordsIn(shown));
      const chips = doc.content.content.filter(({ type }) => type.name === 'chip');
      // Only code becomes a chip; all other content is editable text.
      expect(chips.map(({ attrs }) => /^`{3}/.test(attrs.source))).toEqual(chips.map(() => true));
    }),
    { numRuns: 500 },
  );
});
