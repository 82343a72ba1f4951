import { describe, expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { languages } from '#content/language/language.ts';
import { listMediaUrls, listVisibleMediaUrls } from '#server/pages/store/media-urls.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { renderVisitorBlocks } from '../../../../tests/support/render-visitor-blocks.tsx';

const file = '/media/0123456789abcdef/plan.jpg';
const shownIn = (...blocks: readonly object[]) =>
  listVisibleMediaUrls(
    blockDefinitions,
    blocks.map((block, index) => ({ id: `b${index}`, ...block })) as never,
  );
const image = { id: 'i', type: 'image', src: file };

describe('listVisibleMediaUrls', () => {
  test('includes the files of blocks at any depth', () => {
    expect(shownIn(image)).toEqual([file]);
    expect(shownIn({ type: 'grid', columns: [[image]] })).toEqual([file]);
  });

  test.each([
    ['a hidden block', { ...image, hidden: true }],
    ['a block within a hidden one', { type: 'grid', hidden: true, columns: [[image]] }],
    ['a hidden block within another', { type: 'grid', columns: [[{ ...image, hidden: true }]] }],
    ['a picture that is switched off', { type: 'card', contentImageEnabled: false, contentImageSrc: file }],
    ['a text of a hidden block', { type: 'text', hidden: true, content: `[Lees](${file})` }],
  ])('excludes the file of %s, although the page names it', (_name, block) => {
    expect(shownIn(block)).toEqual([]);
    expect(listMediaUrls(blockDefinitions, [{ id: 'b', ...block } as never])).toEqual([file]);
  });

  test('includes phone images, but dark ones only if the image has a dark version', () => {
    const [day, night] = ['/media/1123456789abcdef/dag.jpg', '/media/2123456789abcdef/nacht.jpg'];
    const phones = { ...image, phoneSrc: day, phoneDarkSrc: night };
    expect(shownIn(phones)).toEqual([file, day]);
    expect(shownIn({ ...phones, darkSrc: file })).toEqual([file, day, night]);
    expect(shownIn({ ...phones, src: '', darkSrc: file })).toEqual([]);
    // The file still counts as used, so that it isn't deleted by mistake.
    expect(listMediaUrls(blockDefinitions, [phones])).toEqual([file, day, night]);
  });

  test('includes a file that is hidden in one block and shown in another', () => {
    expect(shownIn({ ...image, hidden: true }, image)).toEqual([file]);
  });
});

/** Collects every file URL in a visitor's page. */
function drawn(blocks: readonly Block[]): string[] {
  const inAll = languages.map((language) => renderVisitorBlocks(blocks, { language })).join('');
  const html = inAll.replaceAll('&amp;', '&').replaceAll('\\u002f', '/');
  return [...new Set(html.match(/\/media\/[0-9a-f]{16}\/[\w-]+\.\w+/g) ?? [])].sort();
}

let count = 0;
function newFile(ending: string): string {
  count += 1;
  return `/media/${count.toString(16).padStart(16, '0')}/bestand.${ending}`;
}

/**
 * Generates a value for every field that can name a file or decide on one; other fields keep their defaults.
 */
function generateValues(fields: Fields, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = name === 'hidden' ? fc.constant(false) : generateValue(field, depth);
    return value ? [[name, value] as const] : [];
  });
  return fc.record(Object.fromEntries(entries));
}

function generateValue(field: Field, depth: number): fc.Arbitrary<unknown> | undefined {
  switch (field.kind) {
    case 'media': {
      const file = () => newFile(field.accepts === 'video' ? 'webm' : 'jpg');
      return fc.boolean().map((isForAll) => (isForAll ? file() : { nl: file(), en: file() }));
    }
    case 'link':
      return fc.constant(null).map(() => newFile('zip'));
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'text':
      return field.format === 'markdown'
        ? fc.constant(null).map(() => `Lees [dit](${newFile('pdf')}).`)
        : field.format === 'line'
          ? fc.constant('Woorden')
          : undefined;
    case 'object':
      return depth < 3 ? generateValues(field.fields, depth + 1) : undefined;
    case 'list': {
      if (depth >= 3) return undefined;
      const item = isBareField(field.item)
        ? generateValue(field.item, depth + 1)
        : generateValues(field.item, depth + 1);
      return item && fc.array(item, { maxLength: 2 });
    }
    default:
      return undefined;
  }
}

const types = [...blockDefinitions.keys()];

test.each(types)('listVisibleMediaUrls includes every file that a %s block renders', (type) => {
  const fields = blockDefinitions.get(type)?.fields ?? {};
  fc.assert(
    fc.property(generateValues(fields), (values) => {
      const blocks = [{ id: 'b', type, ...values } as Block];
      const shown = new Set(listVisibleMediaUrls(blockDefinitions, blocks));
      expect(drawn(blocks).filter((url) => !shown.has(url))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('the generated values make more than five block types render files', () => {
  const draws = types.filter((type) => {
    const [values] = fc.sample(generateValues(blockDefinitions.get(type)?.fields ?? {}), {
      numRuns: 1,
      seed: 1,
    });
    return drawn([{ id: 'b', type, ...values } as Block]).length > 0;
  });
  expect(draws.length).toBeGreaterThan(5);
});
