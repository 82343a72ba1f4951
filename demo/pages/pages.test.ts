import { expect, it } from 'vitest';
import { findCaseGroup } from '../../src/admin/pages/new/case-entries.ts';
import { blockDefinitions } from '../../src/blocks/definitions.ts';
import { walkBlocks } from '../../src/content/block/slots.ts';
import { countPageToDo, nothingToDo } from '../../src/content/translation/to-do.ts';
import { listMediaUrls, listVisibleMediaUrls } from '../../src/server/pages/store/media-urls.ts';
import { siteFontCharacters } from '../../src/server/pictures/fonts/site-characters.ts';
import { readText } from '../../src/writing/grammar/read-text.ts';
import { writeText } from '../../src/writing/grammar/write-text.ts';
import { seedSlides } from '../slides.ts';
import { demoPages } from './pages.ts';

it.each(demoPages.map((page) => [page.identifier, page] as const))(
  'demo page %s is complete in every language',
  (_identifier, page) => {
    expect(countPageToDo(blockDefinitions, page)).toEqual(nothingToDo);
  },
);

it('the demo shows every seed slide', () => {
  const shown = demoPages.flatMap(({ overview }) =>
    [...walkBlocks(blockDefinitions, overview)].flatMap(({ block: { slides } }) =>
      Array.isArray(slides) ? slides.map(({ id }: { id: string }) => id) : [],
    ),
  );
  expect(shown).toEqual(expect.arrayContaining(seedSlides.map(({ id }) => id)));
});

// Unknown properties are stored but never shown, so a misspelt name would go unnoticed without this test.
it.each(demoPages.map((page) => [page.identifier, page] as const))(
  'demo page %s sets only fields that its block types define',
  (_identifier, { overview }) => {
    const unknown = [...walkBlocks(blockDefinitions, overview)].flatMap(({ block }) => {
      const fields = blockDefinitions.get(block.type)?.fields ?? {};
      const known = ['id', 'type', 'isMultiLanguage', ...Object.keys(fields)];
      return Object.keys(block).flatMap((key) => (known.includes(key) ? [] : [`${block.id}: ${key}`]));
    });
    expect(unknown).toEqual([]);
  },
);

it('every media file that a demo block uses is visible', () => {
  for (const { overview } of demoPages) {
    expect(listVisibleMediaUrls(blockDefinitions, overview).sort()).toEqual(
      listMediaUrls(blockDefinitions, overview).sort(),
    );
  }
});

it('the overview of cases lists every linked case once', () => {
  const { overview } = demoPages.find(({ identifier }) => identifier === 'cases') ?? { overview: [] };
  const named = findCaseGroup(blockDefinitions, overview)?.entries.map(({ identifier }) => identifier);
  const linked = JSON.stringify(overview).matchAll(/"\/cases\/([a-z-]+)"/g);
  expect(named?.toSorted()).toEqual([...new Set([...linked].map(([, name]) => name))].toSorted());
  expect(named?.length).toBeGreaterThan(5);
});

/** Lists all strings in a value. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

it('the text editor reads and writes every demo text without changing a byte', () => {
  const sources = new Set(listStrings(demoPages));
  expect(sources.size).toBeGreaterThan(500);
  for (const source of sources) {
    const text = readText(source);
    expect(writeText(text.doc.copy(text.doc.content), text).source).toBe(source);
  }
});

it('the site’s font contains every character of the demo', () => {
  const letters = [...new Set(JSON.stringify(demoPages))].filter((letter) => letter > ' ');
  expect(letters.filter((letter) => !siteFontCharacters.includes(letter))).toEqual([]);
});
