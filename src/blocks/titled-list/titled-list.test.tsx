// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { localizePage } from '#content/language/localize-page.ts';
import { mergeLanguage } from '#content/language/merge-language.ts';
import type { PageContent } from '#content/page/page.ts';
import { editPage } from '../../../tests/support/edit-page.ts';
import { mountBlock, renderVisitorBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';
import { titledListBlock } from './titled-list.block.ts';

const list = (values: object, context = {}) => {
  const root = mountBlock('titledList', values, context).querySelector<HTMLElement>('.titled-list');
  if (!root) throw new Error('There is no list');
  return root;
};
const texts = (values: object) => [...list(values).querySelectorAll('li')].map((item) => item.textContent);

describe('a titled list', () => {
  it('is a heading with a list', () => {
    const root = list({ title: 'Wat je krijgt', items: [{ id: 'a', text: 'Een plan' }] });
    expect(root.querySelector('h2')?.textContent).toBe('Wat je krijgt');
    expect(root.querySelector('ul')?.getAttribute('role')).toBe('list');
    expect(root.style.getPropertyValue('--list-columns')).toBe('');
  });

  it('is large where that is asked, and else as it was', () => {
    expect(list({ items: ['a'] }).className).toBe('titled-list');
    expect(list({ items: ['a'], size: 'large' }).className).toBe('titled-list titled-list--large');
  });

  it('has columns, colours and spaces as they are set', () => {
    const { style } = list({
      items: ['a'],
      columns: 3,
      bulletColorLight: '#111',
      bulletColorDark: '#eee',
      itemSpacing: '12px',
      bulletTextSpacing: 20,
    });
    expect(style.getPropertyValue('--list-columns')).toBe('3');
    expect(style.getPropertyValue('--bullet-color')).toBe('var(--light,#111)var(--dark,#eee)');
    expect(style.getPropertyValue('--item-space')).toBe('12px');
    expect(style.getPropertyValue('--bullet-space')).toBe('20px');
  });

  it.each([
    [{ link: '/cases' }, '/en/cases', null],
    [{ link: '/cases', linkType: 'external' }, '/en/cases', '_blank'],
    [{ link: 'https://example.com' }, 'https://example.com', '_blank'],
    [{ link: 'https://example.com', linkType: 'internal' }, 'https://example.com', null],
    [{ link: 'cases/shell', linkType: 'internal' }, '/en/cases/shell', null],
  ])('an item leads where it says: %j', (item, href, target) => {
    const link = list({ items: [{ text: 'x', ...item }] }, { language: 'en' }).querySelector('a');
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('target')).toBe(target);
  });

  it('is nothing without words', () => {
    expect(renderVisitorBlock('titledList')).toBe('');
  });
});

/** Items stored as plain texts and as objects. Both are valid. */
const mixed = ['Onderzoek', { id: 'b', text: { nl: 'Ontwerp', en: 'Design' }, link: '/werkwijze' }, 'Bouw'];

describe('items that are only a text', () => {
  const block = { id: 'l', type: 'titledList', isMultiLanguage: true, items: mixed };
  const page = { title: 'x', overview: [block] };
  const getItems = (content: PageContent) => content.overview[0]?.items;

  it('are rendered and named like the others', () => {
    expect(texts(block)).toEqual(['Onderzoek', 'Ontwerp', 'Bouw']);
    expect(titledListBlock.summary(block, 'en')).toBe('Onderzoek · Design · Bouw');
    expect(renderVisitorBlock('titledList', block, { preview: true })).toContain(
      'data-field="items[2].text"',
    );
  });

  it('have no issues', () => {
    expect(validateContent(blockDefinitions, page)).toEqual({ issues: [], warnings: [], notes: [] });
  });

  it('come back in one language as they are, and survive the save of it', () => {
    const english = localizePage(blockDefinitions, page, 'en');
    expect(getItems(english)).toEqual(['Onderzoek', { id: 'b', text: 'Design', link: '/werkwijze' }, 'Bouw']);
    expect(getItems(mergeLanguage(blockDefinitions, page, english, 'en').content)).toEqual(mixed);
  });

  it('become whole ones when a language gets a text of its own', () => {
    const english = { ...block, items: ['Research', mixed[1], 'Bouw'] };
    const merged = mergeLanguage(blockDefinitions, page, { title: 'x', overview: [english] }, 'en');
    expect(getItems(merged.content)).toEqual([
      { text: { nl: 'Onderzoek', en: 'Research' } },
      mixed[1],
      'Bouw',
    ]);
  });

  it('become whole ones when an edit reaches into them', () => {
    const linked = editPage(page, {
      type: 'block/set',
      blockId: 'l',
      path: ['items', 2, 'link'],
      value: '/cases',
    });
    expect(getItems(linked)).toEqual([mixed[0], mixed[1], { text: 'Bouw', link: '/cases' }]);
    const translated = editPage(page, {
      type: 'block/set-text',
      blockId: 'l',
      path: ['items', 0, 'text'],
      language: 'en',
      text: 'Research',
    });
    expect(getItems(translated as typeof page)).toEqual([
      { text: { nl: 'Onderzoek', en: 'Research' } },
      mixed[1],
      mixed[2],
    ]);
  });
});
