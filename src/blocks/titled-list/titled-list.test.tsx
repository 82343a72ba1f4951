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

  it('has the normal size by default, or the large size if chosen', () => {
    expect(list({ items: ['a'] }).className).toBe('titled-list');
    expect(list({ items: ['a'], size: 'large' }).className).toBe('titled-list titled-list--large');
  });

  it('applies its columns, colours and spacing', () => {
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
  ])('links an item as stored: %j', (item, href, target) => {
    const link = list({ items: [{ text: 'x', ...item }] }, { language: 'en' }).querySelector('a');
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('target')).toBe(target);
  });

  it('renders nothing without text', () => {
    expect(renderVisitorBlock('titledList')).toBe('');
  });
});

/** Items stored as plain texts and as objects. Both are valid. */
const mixed = ['Onderzoek', { id: 'b', text: { nl: 'Ontwerp', en: 'Design' }, link: '/werkwijze' }, 'Bouw'];

describe('list items that are stored as plain text', () => {
  const block = { id: 'l', type: 'titledList', isMultiLanguage: true, items: mixed };
  const page = { title: 'x', overview: [block] };
  const getItems = (content: PageContent) => content.overview[0]?.items;

  it('are rendered and summarised like object items', () => {
    expect(texts(block)).toEqual(['Onderzoek', 'Ontwerp', 'Bouw']);
    expect(titledListBlock.summary(block, 'en')).toBe('Onderzoek · Design · Bouw');
    expect(renderVisitorBlock('titledList', block, { preview: true })).toContain(
      'data-field="items[2].text"',
    );
  });

  it('pass validation', () => {
    expect(validateContent(blockDefinitions, page)).toEqual({ issues: [], warnings: [], notes: [] });
  });

  it('stay plain text when a single language is read and saved', () => {
    const english = localizePage(blockDefinitions, page, 'en');
    expect(getItems(english)).toEqual(['Onderzoek', { id: 'b', text: 'Design', link: '/werkwijze' }, 'Bouw']);
    expect(getItems(mergeLanguage(blockDefinitions, page, english, 'en').content)).toEqual(mixed);
  });

  it('become objects when another language gets its own text', () => {
    const english = { ...block, items: ['Research', mixed[1], 'Bouw'] };
    const merged = mergeLanguage(blockDefinitions, page, { title: 'x', overview: [english] }, 'en');
    expect(getItems(merged.content)).toEqual([
      { text: { nl: 'Onderzoek', en: 'Research' } },
      mixed[1],
      'Bouw',
    ]);
  });

  it('become objects when an edit sets one of their fields', () => {
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
