import { describe, expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../tests/support/test-definitions.ts';
import type { Block } from './block.ts';
import { localizePage, mergeLanguage } from './localize-page.ts';
import type { PageContent } from './page.ts';

const page = (overview: Block[], title: PageContent['title'] = { nl: 'Titel' }): PageContent => ({
  title,
  overview,
});
const text = (content: unknown, more = {}): Block => ({ id: 'a', type: 'text', content, ...more });
const merge = (stored: Block, incoming: Block, language: 'nl' | 'en' = 'en') =>
  mergeLanguage(definitions, page([stored]), page([incoming]), language).overview[0];

describe('mergeLanguage', () => {
  it('replaces one language in a block with a text per language', () => {
    const stored = text({ nl: 'Hallo', en: 'Hello', de: 'Hallo!' }, { isMultiLanguage: true });
    expect(merge(stored, text('Hi', { isMultiLanguage: true }))?.content).toEqual({
      nl: 'Hallo',
      en: 'Hi',
      de: 'Hallo!',
    });
  });

  it('turns a shared text into one per language at the first one', () => {
    expect(
      merge(text('Hallo', { isMultiLanguage: true }), text('Hi', { isMultiLanguage: true }))?.content,
    ).toEqual({ nl: 'Hallo', en: 'Hi' });
    expect(merge(text('Hallo'), text('Hi', { isMultiLanguage: true }))?.content).toEqual({
      nl: 'Hallo',
      en: 'Hi',
    });
  });

  it('replaces the shared text without a text per language', () => {
    expect(merge(text('Hallo'), text('Hi'))?.content).toBe('Hi');
  });

  it('adds nothing when the fallback comes back, and takes an own entry that equals it', () => {
    const stored = text({ nl: 'Hallo' }, { isMultiLanguage: true });
    expect(merge(stored, text('Hallo', { isMultiLanguage: true }))?.content).toEqual({ nl: 'Hallo' });
    const own = text({ nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: true });
    expect(merge(own, text('Hallo', { isMultiLanguage: true }))?.content).toEqual({
      nl: 'Hallo',
      en: 'Hallo',
    });
  });

  it('keeps the other texts stored when texts per language are switched off', () => {
    const stored = text({ nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: true });
    expect(merge(stored, text('Dag', { isMultiLanguage: false }), 'nl')?.content).toEqual({
      nl: 'Dag',
      en: 'Hello',
    });
  });

  it('takes objects as they come, and removes what is left out', () => {
    expect(merge(text({ nl: 'a' }), text({ en: 'b' }))?.content).toEqual({ en: 'b' });
    const merged = mergeLanguage(
      definitions,
      page([text('x'), { id: 'b', type: 'title' }]),
      page([text('x')]),
      'en',
    );
    expect(merged.overview).toEqual([text('x')]);
  });

  it('matches blocks and list items by id, wherever they have moved', () => {
    const stored = page([
      { id: 'g', type: 'grid', columns: [[text({ nl: 'Hallo' }, { isMultiLanguage: true })], []] },
      {
        id: 'c',
        type: 'card',
        isMultiLanguage: true,
        tags: [
          { id: '1', value: { nl: 'een' } },
          { id: '2', value: { nl: 'twee' } },
        ],
        notice: { text: { nl: 'let op' } },
      },
    ]);
    const incoming = page([
      {
        id: 'c',
        type: 'card',
        isMultiLanguage: true,
        tags: [
          { id: '2', value: 'two' },
          { id: '1', value: 'een' },
        ],
        notice: { text: 'notice' },
      },
      { id: 'g', type: 'grid', columns: [[], [text('Hello', { isMultiLanguage: true })]] },
    ]);
    expect(mergeLanguage(definitions, stored, incoming, 'en').overview).toEqual([
      {
        id: 'c',
        type: 'card',
        isMultiLanguage: true,
        tags: [
          { id: '2', value: { nl: 'twee', en: 'two' } },
          { id: '1', value: { nl: 'een' } },
        ],
        notice: { text: { nl: 'let op', en: 'notice' } },
      },
      {
        id: 'g',
        type: 'grid',
        columns: [[], [text({ nl: 'Hallo', en: 'Hello' }, { isMultiLanguage: true })]],
      },
    ]);
  });

  it('merges the title, and keeps unknown types and properties', () => {
    const unknown = { id: 'u', type: 'later', content: 'x' };
    const merged = mergeLanguage(
      definitions,
      page([unknown]),
      page([{ ...unknown, content: 'y' }], 'Title'),
      'en',
    );
    expect(merged).toEqual({ title: { nl: 'Titel', en: 'Title' }, overview: [{ ...unknown, content: 'y' }] });
    expect(merge(text('a', { z: 1 }), text('a', { z: { deep: 2 } }))).toEqual(text('a', { z: { deep: 2 } }));
  });
});

describe('localizePage', () => {
  it('resolves every text by the fallback order, at any depth', () => {
    const content = page(
      [{ id: 'c', type: 'card', headerText: { nl: 'Kop', en: 'Head' }, content: [text({ nl: 'Hallo' })] }],
      { nl: 'Titel' },
    );
    expect(localizePage(definitions, content, 'en')).toEqual({
      title: 'Titel',
      overview: [{ id: 'c', type: 'card', headerText: 'Head', content: [text('Hallo')] }],
    });
  });

  it('adds nothing that is not there, and merges back to what was stored', () => {
    const content = page([
      { id: 'c', type: 'card', later: { nl: 'a', en: 'b' } },
      {
        id: 'g',
        type: 'grid',
        isMultiLanguage: true,
        label: { nl: 'x' },
        rows: [{ columns: [[text({ nl: 'a', en: 'b' })]] }],
      },
      text({ nl: 'a', en: 'b' }, { id: 't', isMultiLanguage: false }),
    ]);
    const localized = localizePage(definitions, content, 'en');
    expect(localized.overview[0]).toEqual(content.overview[0]);
    expect(localized.overview[2]?.content).toBe('a');
    expect(mergeLanguage(definitions, content, localized, 'en')).toEqual(content);
  });
});
