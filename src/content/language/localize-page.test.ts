import { describe, expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import type { Block } from '../block/block.ts';
import type { PageContent } from '../page/page.ts';
import { localizePage } from './localize-page.ts';
import { mergeLanguage } from './merge-language.ts';

const page = (overview: Block[], title: PageContent['title'] = { nl: 'Titel' }): PageContent => ({
  title,
  overview,
});
const text = (content: unknown, more = {}): Block => ({ id: 'a', type: 'text', content, ...more });
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

  it('adds no values, and its result merges back to the stored page', () => {
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
      { id: 'h', type: 'heroImage', src: { nl: '/kade', en: '/quay' } },
    ]);
    const localized = localizePage(definitions, content, 'en');
    expect(localized.overview[0]).toEqual(content.overview[0]);
    expect(localized.overview[2]?.content).toBe('a');
    expect(localized.overview[3]?.src).toBe('/quay');
    expect(mergeLanguage(definitions, content, localized, 'en')).toEqual({ content, issues: [] });
  });
});
