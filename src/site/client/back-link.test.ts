// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSearchEngine, startBackLinks } from './back-link.ts';

describe('findSearchEngine', () => {
  it.each([
    ['https://www.google.com/', 'google'],
    ['https://www.google.nl/search?q=x', 'google'],
    ['https://www.google.co.uk/', 'google'],
    ['https://google.com.br', 'google'],
    ['https://cn.bing.com/', 'bing'],
    ['https://nl.search.yahoo.com/', 'yahoo'],
    ['https://duckduckgo.com/', 'duckduckgo'],
    ['http://www.baidu.com/link?url=x', 'baidu'],
    ['https://yandex.ru/', 'yandex'],
    ['https://www.GOOGLE.de/', 'google'],
  ])('recognises %s as %s', (referrer, engine) => {
    expect(findSearchEngine(referrer)).toBe(engine);
  });

  it.each([
    '',
    'nonsense',
    'https://studio.example/cases?from=google.com',
    'https://google.example/',
    'https://www.google.com.evil.example/',
    'https://notgoogle.com/',
    'https://evil.example/https://www.google.com/',
    'https://google.com@evil.example/',
    'android-app://com.google.android.gm/',
    'javascript:google.com',
  ])('does not recognise %s', (referrer) => {
    expect(findSearchEngine(referrer)).toBeUndefined();
  });
});

describe('back links', () => {
  const go = vi.fn();
  let listeners: AbortController;

  beforeEach(() => {
    listeners = new AbortController();
    const listen = document.addEventListener.bind(document);
    vi.spyOn(document, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, listener, { signal: listeners.signal }),
    );
    document.body.innerHTML = '<a href="#start" data-back-link><span>Terug</span></a>';
    go.mockReset();
    vi.spyOn(history, 'go').mockImplementation(go);
  });
  afterEach(() => listeners.abort());

  const arrive = (referrer: string, entries: number) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const length = vi.spyOn(history, 'length', 'get').mockReturnValue(entries);
    startBackLinks();
    return length;
  };
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('span')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('go back in history to the search engine', () => {
    arrive('https://www.google.nl/', 4);
    expect(click()).toBe(true);
    expect(go).toHaveBeenCalledWith(-1);
  });

  it('also skip the anchors that were followed on the page', () => {
    const length = arrive('https://www.google.nl/', 4);
    length.mockReturnValue(6);
    click();
    expect(go).toHaveBeenCalledWith(-3);
  });

  it.each([
    ['from elsewhere', 'https://studio.example/', 4, {}],
    ['in a tab of its own', 'https://www.google.nl/', 1, {}],
    ['for a new tab', 'https://www.google.nl/', 4, { ctrlKey: true }],
  ])('are followed as normal links %s', (_case, referrer, entries, init) => {
    arrive(referrer, entries);
    expect(click(init)).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
