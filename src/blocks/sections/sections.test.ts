import { describe, expect, it } from 'vitest';
import { walkBlocks } from '#content/block/slots.ts';
import { listPlaceholderValues } from '#content/block/starter-values.ts';
import { validateContent } from '#content/block/validate.ts';
import { languages } from '#content/language/language.ts';
import { withFreshIds } from '#document/fresh-ids.ts';
import { studioSections } from '#studio-lists/sections.ts';
import { fillBlocks } from '../../../tests/support/filled-sections.ts';
import { renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';
import { buildBlocks } from './build-blocks.ts';
import type { Section } from './section.ts';
import { sectionWords } from './section-starters.ts';
import { sections } from './sections.ts';

const blocksInside = ({ parts }: Section) =>
  [...walkBlocks(blockDefinitions, buildBlocks(parts))].map(({ block }) => block);

it('the product has thirty sections in four categories, with unique names and ids', () => {
  expect(sections).toHaveLength(30 + studioSections.length);
  for (const key of ['id', 'label'] as const) {
    expect(new Set(sections.map((section) => section[key])).size).toBe(sections.length);
  }
  expect([...new Set(sections.map(({ category }) => category))]).toEqual([
    'content',
    'media',
    'layout',
    'interactive',
  ]);
});

describe.each(sections.map((section) => [section.id, section] as const))('the section %s', (_id, section) => {
  it('is valid when inserted twice on one page', () => {
    let made = 0;
    const again = () =>
      buildBlocks(section.parts).map((block) => withFreshIds(blockDefinitions, block, () => `id-${made++}`));
    const overview = [...again(), ...again()];
    expect(validateContent(blockDefinitions, { title: { nl: 'Proef' }, overview }).issues).toEqual([]);
    const ids = [...walkBlocks(blockDefinitions, overview)].map(({ block }) => block.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has at least two lower-case synonyms in each language', () => {
    for (const language of languages) {
      const synonyms = section.synonyms[language];
      expect(synonyms.length).toBeGreaterThanOrEqual(2);
      for (const synonym of synonyms) expect(synonym).toBe(synonym.toLowerCase());
    }
  });

  it('has placeholder texts in every language, which visitors never see', () => {
    const examples = blocksInside(section).flatMap((block) =>
      listPlaceholderValues(blockDefinitions, block).filter(({ field }) => field.kind === 'text'),
    );
    for (const language of languages) {
      const shown = renderVisitorBlocks(buildBlocks(section.parts), { language });
      for (const { example } of examples) {
        const words = typeof example === 'string' ? example : (example[language] ?? '');
        expect(words).not.toBe('');
        expect(shown).not.toContain(words.replaceAll('*', ''));
      }
    }
  });

  it.each(['all', 'odd', 'even'] as const)(
    'leaves no empty column for visitors if %s fields are filled',
    (filling) => {
      const blocks = fillBlocks(buildBlocks(section.parts), ['/media/a.webp'], filling);
      const shown = renderVisitorBlocks(blocks);
      // A caption without its image is not rendered.
      const isCaptionAlone = filling === 'even' && section.parts.at(-1)?.type === 'caption';
      if (!isCaptionAlone) expect(shown).not.toBe('');
      const grids = blocks.filter(({ rows }) => Array.isArray(rows) && rows.length === 1);
      for (const grid of grids) {
        expect(renderVisitorBlocks([grid])).not.toMatch(/class="grid__column[^>]*><\/div>/);
      }
    },
  );

  it('refers only to existing placeholder texts', () => {
    for (const block of blocksInside(section)) {
      for (const [, type = '', name] of JSON.stringify(block).matchAll(
        /"startedFrom":"(\w+)(?:\/([^"]+))?"/g,
      )) {
        const definition = blockDefinitions.get(type);
        expect(definition, type).toBeDefined();
        const known = `${JSON.stringify(definition?.starter())} ${JSON.stringify(definition?.otherWords)}`;
        if (name !== undefined) expect(known).toContain(`"${name}"`);
      }
    }
  });
});

it('sections that use the same placeholder name have the same texts for it', () => {
  const own = [...JSON.stringify(sections).matchAll(/"startsFrom":"([^"]+)","words":(\{.*?\}\})/g)];
  const byName = Map.groupBy(own, ([, name]) => name);
  for (const [name, found] of byName) {
    expect(new Set(found.map(([, , words]) => words)).size, name).toBe(1);
  }
  for (const [type, words] of Object.entries(sectionWords)) {
    expect(blockDefinitions.get(type)?.otherWords).toMatchObject(words);
  }
});
