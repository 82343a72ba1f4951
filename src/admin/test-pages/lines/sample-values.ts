import { type Field, type FieldCondition, type Fields, isBareField } from '#content/fields/field.ts';
import { createTextBlock } from './test-lines.ts';

/** Paths that every site serves, whatever its media library has; the last one reads as a video. */
const pictures = {
  one: '/favicon.svg?one',
  another: '/favicon.svg?another',
  moving: '/favicon.svg?moving.gif',
} as const;

/**
 * Lists the values with which to try for a visible change: all other options of a choice, or else one other
 * value.
 */
export function listOtherValues(field: Field, stored: unknown): readonly unknown[] {
  if (field.kind !== 'choice') return [chooseOtherValue(field, stored)];
  return field.options.map(({ value }) => value).filter((value) => value !== stored);
}

/** Chooses a value other than the default and the stored one. */
export function chooseOtherValue(field: Field, stored: unknown): unknown {
  switch (field.kind) {
    case 'toggle':
      return !(stored ?? field.default);
    case 'choice':
      return field.options.find(({ value }) => value !== (stored ?? field.default))?.value;
    case 'number':
      return chooseOtherNumber(field, stored);
    case 'length':
      return stored === '37px' ? '41px' : '37px';
    case 'color':
      return stored === 'rgb(12, 34, 56)' ? 'rgb(65, 43, 21)' : 'rgb(12, 34, 56)';
    case 'text':
      return chooseOtherText(field.format, stored);
    case 'media':
      return stored === pictures.one ? pictures.another : pictures.one;
    case 'link':
      return chooseOtherUrl(field, stored);
    case 'list':
      return chooseOtherList(field.item, toList(stored));
    case 'slot':
      return [...toList(stored), createUniqueBlock(field.accepts?.[0])];
    case 'object':
      return stored;
  }
}

/** Finds a value that meets a condition. */
export function findValueFor(condition: FieldCondition): unknown {
  if ('is' in condition) return condition.is[0];
  if ('empty' in condition) return undefined;
  if ('some' in condition) return [{ id: 'some', [condition.some.field]: findValueFor(condition.some) }];
  return examples.find((example) => condition.matches.test(example));
}

/**
 * One of these meets every condition on the format of a value; the test of the sample blocks verifies that.
 */
const examples = [
  pictures.moving,
  // Before the texts, since the browser requests the value as an image.
  pictures.one,
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  '/page',
  '12px',
  'text',
  'Button',
  'Card',
];

function chooseOtherNumber(field: Extract<Field, { kind: 'number' }>, stored: unknown): number {
  const { min = 0, max = Number.POSITIVE_INFINITY, step } = field;
  const now = Number(stored ?? field.default ?? min);
  const more = Math.round((now + step) * 100) / 100;
  return more <= max ? more : min;
}

/**
 * Creates a text in both languages if the field is translatable, so that switching languages is tested too.
 */
export function createSampleText({ translatable, format }: Extract<Field, { kind: 'text' }>): unknown {
  if (!translatable) return chooseOtherText(format, undefined);
  return format === 'css' || format === 'html'
    ? chooseOtherText(format, undefined)
    : { nl: 'Een tekst', en: 'A text' };
}

function chooseOtherText(format: Extract<Field, { kind: 'text' }>['format'], stored: unknown): unknown {
  const texts = {
    html: '<p>Another text</p>',
    css: 'p { color: rgb(12, 34, 56) }',
    case: 'another-case',
    section: 'another-section',
    line: 'Another text',
    lines: 'Another text',
    markdown: 'Another text',
  };
  const text = stored === texts[format] ? `One more: ${texts[format]}` : texts[format];
  return typeof stored === 'object' && stored !== null ? { nl: text, en: text } : text;
}

function chooseOtherUrl(field: Extract<Field, { kind: 'link' }>, stored: unknown): string {
  if (field.recognise) return 'https://vimeo.com/76979871';
  return stored === '/another-page' ? '/one-more-page' : '/another-page';
}

function toList(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

/**
 * Returns another list: with one more item of fields, or with another first value, since bare values may not
 * allow one more.
 */
function chooseOtherList(item: Fields | Field, stored: readonly unknown[]): readonly unknown[] {
  if (isBareField(item)) return [chooseOtherValue(item, stored[0]), ...stored.slice(1)];
  const written = Object.entries(item).flatMap(([name, field]) =>
    field.kind === 'text' || field.kind === 'media' ? [[name, chooseOtherValue(field, undefined)]] : [],
  );
  return [...stored, { ...Object.fromEntries(written), id: `new-${stored.length}` }];
}

let blocks = 0;

/** Creates a block with a new id, since ids must be unique on a page. */
function createUniqueBlock(type = 'text') {
  blocks += 1;
  return { ...createTextBlock(`inside-${blocks}`, 'Inside'), type };
}
