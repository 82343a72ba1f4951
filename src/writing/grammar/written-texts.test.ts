import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { type MarkdownNode, parseMarkdown } from '#content/markdown/markdown.ts';
import { fc } from '../../../tests/support/properties.ts';
import { randomDoc, randomSource } from '../../../tests/support/random-texts.ts';
import { normalizeBlock } from './normal-form.ts';
import { readText } from './read-text.ts';
import { serializeMeaning } from './same-meaning.ts';
import { richSchema } from './schema.ts';
import type { Text } from './text.ts';
import { writeText } from './write-text.ts';

const many = { numRuns: 3000 };
const getChildren = ({ doc }: Text) => doc.content.content;
const meanings = (text: Text) =>
  getChildren(text)
    .map(serializeMeaning)
    .filter((meaning) => meaning !== '');
const writeSource = ({ pieces, tail }: Text) =>
  pieces.map((piece) => (piece ? piece.gap + piece.slice : '')).join('') + tail;

/** Replaces a line by one block of the text, as if it had just been added. */
function putAnew(text: Text, at: number): Text {
  const line = richSchema.nodes.rule?.create() as Node;
  return { ...text, doc: text.doc.copy(text.doc.content.replaceChild(at, line)) };
}

function expectUnchanged(source: string): void {
  const text = readText(source);
  expect(writeSource(text)).toBe(source);
  expect(writeText(text.doc.copy(text.doc.content), text).source).toBe(source);
}

describe('an unchanged text', () => {
  test('is written back byte for byte', () => {
    fc.assert(fc.property(randomSource, expectUnchanged), many);
  });

  test.each([
    ['tabs', '-\ta\n\tb\n\n\tc\n\n1.\td'],
    ['ends of lines of two kinds', 'a\r\nb\n\r\nc\r\n'],
    ['blanks at ends', '  a  \n b   \n\n\n  '],
    ['backslashes', 'a\\\nb\\\\ \\* \\'],
    ['names of characters', '&eacute; &amp;amp; &#x41; &nosuch;'],
    ['lists beside lists', '- a\n* b\n+ c\n\n1. d\n1) e'],
    ['what links name', '[a]: /b "t"\n\n[a] [x][a]\n\n[c]: <d e>'],
    ['open code', 'a\n\n```js\nb\n\n'],
    ['quotes in quotes', '> a\n> > b\n> - c'],
    ['HTML', '<b>a</b>\n\n<div>\n\n<!-- b -->'],
    ['headings below their words', 'a\nb\n===\n\nc\n---'],
    ['nothing', ''],
    ['blanks alone', ' \n\t\n'],
  ])('is written back byte for byte with %s', (_name, source) => expectUnchanged(source));

  test.each([
    ['open marks', '*a '],
    ['closed marks', '**a** '],
    ['brackets', '[a]('],
    ['quotes', '> '],
    ['lists', '- '],
    ['backticks', '`a``b'],
    ['open tags', '<sup>'],
    ['closed tags', '</sub>'],
    ['tags', '<sup>a</sup>'],
    ['parts', 'a\n\n'],
  ])('is written back byte for byte with thousands of %s', (_name, sign) =>
    expectUnchanged(sign.repeat(8000)),
  );
});

describe('a changed text', () => {
  test('keeps its meaning when written and read again, next to any other blocks', () => {
    fc.assert(
      fc.property(randomSource, fc.nat(), (source, n) => {
        // Adjacent link definitions become one chip, so the lists of blocks would differ.
        fc.pre(!source.includes('[a]: /b'));
        const text = readText(source);
        const written = writeText(text.doc, putAnew(text, n % text.doc.childCount));
        const chips = getChildren(text).filter(({ attrs }) => /^(?: {4}|\t)/.test(attrs.source ?? ''));
        fc.pre(chips.length === 0);
        expect(meanings(readText(written.source)), JSON.stringify(written.source)).toEqual(meanings(text));
      }),
      many,
    );
  });

  test.each([
    ['a line before a link that it ends in', '*a\nwww.a.nl*www.a.nl'],
    ['a blank before a link that it ends in', '*a [b*c](/d)'],
    ['a link that it begins in, before a line', '[a*b*](/c)*\nd*'],
    ['bold words, before a line', '*a **b***\n**c**'],
    ['bold words, before a blank', '*a **b*** **c**'],
  ])('keeps emphasis that crosses %s', (_name, source) => {
    const text = readText(source);
    const written = writeText(text.doc, putAnew(text, 0));
    expect(meanings(readText(written.source)), written.source).toEqual(meanings(text));
    expect(written.source).toMatch(/[*_]/);
  });

  test('leaves the bytes of unchanged blocks as they are', () => {
    fc.assert(
      fc.property(randomSource, fc.nat(), (source, n) => {
        const text = readText(source);
        const at = n % text.doc.childCount;
        fc.pre(text.doc.child(at).isTextblock);
        const longer = text.doc.child(at).copy(text.doc.child(at).content.append(createText('Zin')));
        const doc = text.doc.copy(text.doc.content.replaceChild(at, longer));
        const written = writeText(doc, text);
        const others = ({ pieces }: Text) =>
          pieces.map((piece, index) => (index === at ? 'Zin' : piece?.slice));
        expect(others(written)).toEqual(others(text));
        expect(writeSource(written)).toBe(written.source);
      }),
      many,
    );
  });

  test('uses our line breaks and contains no control characters', () => {
    const words = richSchema.text('a\vb\u2028c\u0007d');
    const paragraph = richSchema.nodes.paragraph.create(null, words);
    const heading = richSchema.nodes.heading.create({ level: 3 }, words);
    const written = writeText(richSchema.nodes.doc.create(null, [paragraph, heading]), readText(''));
    expect(written.source).toBe('a\nb\ncd\n\n### a b cd');
  });

  test('can have marks that overlap a hundred thousand times', () => {
    const mark = (...names: string[]) => names.map((name) => richSchema.marks[name as 'strong'].create());
    const words = Array.from({ length: 150_000 }, (_, index) =>
      richSchema.text('a', index % 2 ? mark('emphasis', 'strong', 'deleted') : mark('strong', 'deleted')),
    );
    const begun = richSchema.text('b', mark('deleted'));
    const paragraph = richSchema.nodes.paragraph.create(null, [begun, ...words]);
    expect(normalizeBlock(paragraph)?.childCount).toBe(150_001);
  });

  test('loses no words, whatever marks are applied', () => {
    fc.assert(
      fc.property(randomDoc, (doc) => {
        const written = writeText(doc, readText(''));
        expect(wordsIn(readText(written.source).doc)).toBe(wordsIn(doc));
      }),
      { numRuns: 150 },
    );
  });

  test('has the same formatting in the editor as on the page', () => {
    fc.assert(
      fc.property(randomSource, (source) => {
        const text = readText(source);
        fc.pre(getChildren(text).every(({ type }) => type.name !== 'chip'));
        expect(runsIn(text.doc)).toEqual(listRuns(parseMarkdown(source)));
      }),
      many,
    );
  });
});

const createText = (words: string) => richSchema.text(words) as unknown as Node['content'];

const wordsIn = (doc: Node) =>
  doc.content.content.map((node) => normalizeBlock(node)?.textContent ?? '').join('');

interface Run {
  readonly text: string;
  readonly marks: string;
}

/** Adds text with its marks in any nesting. */
function join(runs: readonly Run[], next: Run): Run[] {
  const last = runs.at(-1);
  if (next.text === '') return [...runs];
  return last?.marks === next.marks
    ? [...runs.slice(0, -1), { ...last, text: last.text + next.text }]
    : [...runs, next];
}

function listRuns(nodes: readonly MarkdownNode[], marks: readonly string[] = []): Run[] {
  return nodes
    .flatMap((node) => {
      if (!('children' in node)) {
        const code = node.type === 'code' ? ['code'] : [];
        return [{ text: node.type === 'break' ? '\n' : node.text, marks: named([...marks, ...code]) }];
      }
      const { type } = node;
      const isMark = ['strong', 'emphasis', 'deleted', 'superscript', 'subscript'].includes(type);
      const mark = type === 'link' ? [`link ${node.href}`] : isMark || type === 'heading' ? [type] : [];
      return listRuns(node.children, [...marks, ...mark]);
    })
    .reduce(join, []);
}

function runsIn(doc: Node): Run[] {
  const runs: Run[] = [];
  doc.descendants((node, _position, parent) => {
    const text = node.type.name === 'break' ? '\n' : (node.text ?? node.attrs.source);
    const marks = node.marks.map(({ type, attrs }) =>
      type.name === 'link' ? `link ${attrs.href}` : type.name,
    );
    const around = parent?.type.name === 'heading' ? ['heading'] : [];
    if (typeof text === 'string') runs.push({ text, marks: named([...marks, ...around]) });
  });
  return runs.reduce(join, []);
}

const named = (marks: readonly string[]) => [...new Set(marks)].sort().join(' ');
