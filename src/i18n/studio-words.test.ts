import { describe, expect, it } from 'vitest';
import * as nl from './nl.ts';
import { overrideWords, type StudioWords } from './studio-words.ts';

describe("a studio's own words", () => {
  it('replace single strings at any depth and leave the others unchanged', () => {
    const own: StudioWords = { site: { menu: 'Kaart', notFound: { title: 'Leeg' } } };
    const site = overrideWords(nl.site, own.site);
    expect(site).toEqual({
      ...nl.site,
      menu: 'Kaart',
      notFound: { ...nl.site.notFound, title: 'Leeg' },
    });
    expect(overrideWords(nl.gate, own.gate)).toBe(nl.gate);
  });

  it('replace lists and functions as a whole', () => {
    const own: StudioWords = {
      site: { notFound: { reasons: ['het is weg.'] } },
      content: { copiedTitle: (title) => `Nog een ${title}` },
    };
    expect(overrideWords(nl.site, own.site).notFound.reasons).toEqual(['het is weg.']);
    expect(overrideWords(nl.content, own.content).copiedTitle('Halte')).toBe('Nog een Halte');
  });

  it('do not compile with a key that the product does not have', () => {
    // @ts-expect-error `menus` is not a word of the page frame.
    const own: StudioWords = { site: { menus: 'Kaart' } };
    expect(Object.keys(own)).toEqual(['site']);
  });
});
