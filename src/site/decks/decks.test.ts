import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it } from 'vitest';
import { presentationClose, presentationLoaded } from '#blocks/shared/presentation-messages.ts';
import { languages } from '#content/language/language.ts';
import { renderMethodDeck } from './decks.tsx';

const origin = 'https://studio.example';
const opened: JSDOM[] = [];
afterEach(() => {
  for (const dom of opened.splice(0)) dom.window.close();
});

/** Opens the deck in a page; its row is 100 px wide and scrolls without animation. */
function open(address = '/slidedeck') {
  const says: unknown[] = [];
  const page = {
    postMessage: (message: unknown, to: string) => says.push([message, to]),
    document: { documentElement: { dataset: { theme: 'dark' } } },
  };
  const dom = new JSDOM(renderMethodDeck('nl').html, {
    url: `${origin}${address}`,
    runScripts: 'dangerously',
    beforeParse(window) {
      Object.defineProperty(window, 'parent', { value: page });
      Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }) });
      Object.defineProperty(window.HTMLElement.prototype, 'clientWidth', { value: 100 });
      window.HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: unknown) {
        this.scrollLeft = (to as ScrollToOptions).left ?? 0;
        // Without `scrollend`, as in WebKit.
        this.dispatchEvent(new window.Event('scroll'));
      } as HTMLElement['scrollTo'];
    },
  });
  opened.push(dom);
  const { document } = dom.window;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  const press = (key: string, more: object = {}, on: HTMLElement = document.body) =>
    on.dispatchEvent(
      new dom.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  const shown = () => [
    find('.counter b').textContent,
    find('.dots [aria-current]').getAttribute('href'),
    find('.deck').scrollLeft,
  ];
  return { document, find, press, shown, says };
}

describe('the deck', () => {
  it('has the same number of slides, headings and paragraphs in both languages', () => {
    const counts = languages.map((language) => {
      const { document } = new JSDOM(renderMethodDeck(language).html).window;
      expect(document.documentElement.lang).toBe(language);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelectorAll('.dots a')).toHaveLength(document.querySelectorAll('.slide').length);
      return document.querySelectorAll('.slide h1, .slide h2, .slide p').length;
    });
    expect(new Set(counts).size).toBe(1);
  });

  it('loads no other files, and can be read without JavaScript', () => {
    const { html } = renderMethodDeck('nl');
    expect(html).not.toMatch(/<(?:img|link|script)[^>]+(?:src|href)=/);
    expect(html.match(/<a[^>]+href="#[a-z]+"/g)).toHaveLength(7);
  });

  it('tells the parent page that it is loaded, and uses its theme', () => {
    const { says, document } = open();
    expect(says).toEqual([[{ type: presentationLoaded }, origin]]);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('can be operated with the keyboard, and stops at both ends', () => {
    const { press, shown } = open();
    expect(shown()).toEqual(['1', '#cover', 0]);
    press('ArrowLeft');
    expect(shown()).toEqual(['1', '#cover', 0]);
    press('ArrowRight');
    press(' ');
    expect(shown()).toEqual(['3', '#draw', 200]);
    press('End');
    press('PageDown');
    expect(shown()).toEqual(['7', '#end', 600]);
    press('Home');
    expect(shown()).toEqual(['1', '#cover', 0]);
    press('ArrowRight', { metaKey: true });
    expect(shown()).toEqual(['1', '#cover', 0]);
  });

  it('can be operated with its buttons and dots, and ignores the space key on a button', () => {
    const { find, press, shown } = open();
    find('.next').click();
    expect(shown()[0]).toBe('2');
    find('.previous').click();
    expect(shown()[0]).toBe('1');
    expect(find('.previous').getAttribute('aria-disabled')).toBe('true');
    find('.dots a[href="#rhythm"]').click();
    expect(shown()).toEqual(['6', '#rhythm', 500]);
    press(' ', {}, find('.next'));
    expect(shown()[0]).toBe('6');
  });

  it('follows a swipe, and continues from there with the keyboard', () => {
    const { find, press, shown } = open();
    find('.deck').scrollTo({ left: 310 });
    expect(shown()[0]).toBe('4');
    press('ArrowRight');
    expect(shown()[0]).toBe('5');
  });

  it('counts every key press while it is still scrolling', () => {
    const { find, press, shown } = open();
    const row = find('.deck');
    const wanted: unknown[] = [];
    row.scrollTo = ((to: ScrollToOptions) => wanted.push(to.left)) as HTMLElement['scrollTo'];
    const arrive = (left: number) => {
      row.scrollLeft = left;
      row.dispatchEvent(new (row.ownerDocument.defaultView as Window & typeof globalThis).Event('scroll'));
    };
    press('ArrowRight');
    arrive(40);
    press('ArrowRight');
    arrive(90);
    press('ArrowRight');
    expect(wanted).toEqual([100, 200, 300]);
    arrive(300);
    expect(shown()[0]).toBe('4');
    // A swipe interrupts the scroll; the next key continues from there.
    press('End');
    row.dispatchEvent(new (row.ownerDocument.defaultView as Window & typeof globalThis).Event('touchstart'));
    arrive(520);
    press('ArrowLeft');
    expect(wanted).toEqual([100, 200, 300, 600, 400]);
  });

  it('opens at the slide in its URL', () => {
    expect(open('/slidedeck#try').shown()).toEqual(['4', '#try', 300]);
  });

  it('asks the page to close it on Escape', () => {
    const { press, says } = open();
    press('Escape');
    expect(says.at(-1)).toEqual([{ type: presentationClose }, origin]);
  });
});
