// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { renderPageDocument } from '../../tests/support/page-document.ts';

/** Fields that are no visible text: they are in attributes, frames or styles. */
const unseen = new Set(['alt', 'beforeAlt', 'afterAlt', 'contentImageAlt', 'cssContent']);

function dutch(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, dutchValue(name, field)])
      .filter(([, value]) => value !== undefined),
  );
}

function dutchValue(name: string, field: Field): unknown {
  if (field.kind === 'toggle') return true;
  if (field.kind === 'text' && field.translatable) return { nl: `nederlands ${name}` };
  if (field.kind === 'list' && !isBareField(field.item)) return [dutch(field.item)];
  return undefined;
}

const findLanguage = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');

/** Finds the elements with Dutch text of the block. */
const dutchElements = (document: Document) =>
  [...document.querySelectorAll('main *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && /nederlands/.test(node.textContent ?? '')),
  );

describe('text in another language than its page', () => {
  it.each([...blockDefinitions.values()].map((definition) => [definition.type, definition] as const))(
    'has a lang attribute in a block of type %s',
    (type, definition) => {
      const words = Object.entries(dutch(definition.fields)).filter(([name]) => !unseen.has(name));
      const block: Block = {
        ...Object.fromEntries(words),
        renderMode: 'inline',
        beforeSrc: '/media/a.jpg',
        afterSrc: '/media/b.jpg',
        isMultiLanguage: true,
        hidden: false,
        id: 'block',
        type,
      };
      const document = renderPageDocument({ overview: [block] }, { language: 'en' });
      for (const element of dutchElements(document)) {
        expect(findLanguage(element), element.outerHTML).toBe('nl');
      }
      // The same page in Dutch has the language only at its root.
      const own = renderPageDocument({ overview: [block] });
      expect(own.querySelectorAll('main [lang="nl"]')).toHaveLength(0);
      expect(dutchElements(own)).toHaveLength(dutchElements(document).length);
    },
  );

  it('includes English text on a page that falls back to Dutch', () => {
    const overview: Block[] = [
      { id: 'a', type: 'text', isMultiLanguage: true, content: { nl: 'nederlands', en: 'English' } },
    ];
    const document = renderPageDocument({ title: { nl: 'Alleen Nederlands' }, overview }, { language: 'en' });
    expect(document.querySelector('.blocks')?.getAttribute('lang')).toBe('nl');
    expect(findLanguage(document.querySelector('.prose'))).toBe('en');
  });

  it('includes text that all languages share, which is Dutch', () => {
    const document = renderPageDocument(
      { overview: [{ id: 'a', type: 'text', content: 'Gedeeld' }] },
      { language: 'en' },
    );
    expect(findLanguage(document.querySelector('.prose'))).toBe('nl');
  });
});
