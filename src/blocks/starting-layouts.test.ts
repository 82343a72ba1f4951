import { describe, expect, it } from 'vitest';
import { walkBlocks } from '#content/block/slots.ts';
import { listPlaceholderValues } from '#content/block/starter-values.ts';
import { validateContent } from '#content/block/validate.ts';
import { isBareField } from '#content/fields/field.ts';
import { languages } from '#content/language/language.ts';
import { renderVisitorBlocks } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';
import { startingLayouts } from './starting-layouts.ts';

const inside = (blocks: Parameters<typeof walkBlocks>[1]) =>
  [...walkBlocks(blockDefinitions, blocks)].map(({ block }) => block);

describe.each(startingLayouts)('the starting layout $id', ({ blocks }) => {
  it('is a valid page', () => {
    expect(validateContent(blockDefinitions, { title: { nl: 'Proef' }, overview: blocks() }).issues).toEqual(
      [],
    );
  });

  it('has placeholder texts in every language', () => {
    const unwritten = inside(blocks()).flatMap((block) => listPlaceholderValues(blockDefinitions, block));
    const texts = unwritten.filter(({ field }) => field.kind === 'text');
    expect(texts.length).toBeGreaterThan(3);
    for (const { example } of texts) expect(Object.keys(example)).toEqual([...languages]);
  });

  it('shows no placeholder texts to visitors', () => {
    for (const language of languages) {
      const shown = renderVisitorBlocks([...blocks()], { language }).replace(/<[^>]*>/g, '|');
      for (const block of inside(blocks())) {
        for (const { example } of listPlaceholderValues(blockDefinitions, block)) {
          const text = typeof example === 'string' ? '' : (example[language] ?? '').replaceAll('*', '');
          if (text !== '') expect(shown).not.toContain(text);
        }
      }
    }
  });

  it('refers only to existing placeholder texts', () => {
    for (const { startedFrom = '' } of inside(blocks())) {
      const [type = '', name] = startedFrom.split('/');
      if (name === undefined || type === 'grid') continue;
      expect(blockDefinitions.get(type)?.otherWords, startedFrom).toHaveProperty(name);
    }
  });
});

it.each([...blockDefinitions.values()].filter(({ otherWords }) => otherWords))(
  'alternative placeholder texts of the type $type belong to its fields or its list items',
  ({ fields, otherWords = {} }) => {
    const ofItems = Object.values(fields).flatMap((field) =>
      field.kind === 'list' && !isBareField(field.item) ? Object.keys(field.item) : [],
    );
    for (const words of Object.values(otherWords)) {
      expect([...Object.keys(fields), ...ofItems]).toEqual(expect.arrayContaining(Object.keys(words)));
    }
  },
);
