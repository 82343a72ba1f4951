// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { isDeckPath, presentationClose, presentationLoaded } from '../shared/presentation-messages.ts';
import { present } from './card.island.tsx';
import { fitPresentation } from './presentation-dialog.ts';

const islands = { runtime: '/runtime.js', modules: { card: '/card.js' } };
const values = { headerText: 'De werkwijze', interactionEnabled: true };
const buildLink = (more: object = {}, context: object = {}) =>
  mountBlock('card', { ...values, ...more }, { islands, ...context }).querySelector('a') as HTMLAnchorElement;
const readOptions = (more: object = {}) => JSON.parse(buildLink(more).dataset.presentation ?? '{}');

describe('the link to a presentation', () => {
  it('leads to the presentation, and carries all options of the modal', () => {
    const link = buildLink();
    expect([link.getAttribute('href'), link.target, link.dataset.source]).toEqual([
      '/slidedeck',
      '_blank',
      '/card.js',
    ]);
    expect(readOptions()).toEqual({
      type: 'html',
      scale: 0.95,
      fit: false,
      scrolling: false,
      background: 'white',
      close: 'Sluit de presentatie',
    });
  });

  it.each([
    ['80%', 0.8],
    ['100%', 1],
    ['300%', 0.95],
    ['0%', 0.95],
    ['600px', 0.95],
    ['', 0.95],
  ])('reads a scale of %s as %d', (presentationScale, scale) => {
    expect(readOptions({ presentationScale }).scale).toBe(scale);
  });

  it.each([
    ['/slidedeck', '/slidedeck?lang=en'],
    ['/slidedeck?x=1#look', '/slidedeck?x=1&lang=en#look'],
    ['/slidedeck?lang=nl', '/slidedeck?lang=nl'],
    ['https://example.com/slidedeck', 'https://example.com/slidedeck'],
    ['/cases/shell', '/en/cases/shell'],
    ['/media/0123456789abcdef/deck.zip', '/media/0123456789abcdef/deck.zip?lang=en'],
    ['/media/0123456789abcdef/deck.zip?lang=nl', '/media/0123456789abcdef/deck.zip?lang=nl'],
    ['/media/0123456789abcdef/deck.pdf', '/media/0123456789abcdef/deck.pdf'],
    ['https://example.com/media/deck.zip', 'https://example.com/media/deck.zip'],
  ])('on an English page turns %s into %s', (presentPath, href) => {
    expect(buildLink({ presentPath }, { language: 'en' }).getAttribute('href')).toBe(href);
  });

  it('has a visible cue only on a card with a header', () => {
    const cue = (more: object) => mountBlock('card', { ...values, ...more }).querySelector('.card__cue');
    expect(cue({})?.textContent).toBe('Bekijk de presentatie');
    expect(cue({ interactionEnabled: false })).toBeNull();
    expect(cue({ headerText: '' })).toBeNull();
  });

  it('is a plain link if there is no script to open the modal', () => {
    expect(buildLink({}, { islands: undefined }).dataset.source).toBeUndefined();
  });
});

it.each([
  ['/slidedeck', true],
  ['/slidedeck?lang=en', true],
  ['/media/0123456789abcdef/deck.zip', false],
  ['/slidedecks', false],
  ['/cases/slidedeck', false],
])('for %s, isDeckPath returns %s', (path, own) => {
  expect(isDeckPath(path)).toBe(own);
});

describe('the size of a presentation', () => {
  const stage = { width: 1000, height: 600 };
  const options = { scale: 0.95, fit: false, width: undefined, type: 'html' } as const;

  it('is the size of the stage times its scale', () => {
    expect(fitPresentation(stage, options)).toEqual({ width: 950, height: 570, zoom: 1 });
  });

  it('keeps the expected content width when scaled to fit, and zooms out', () => {
    const fitted = fitPresentation(stage, { ...options, scale: 1, fit: true, width: 2000 });
    expect(fitted).toEqual({ width: 2000, height: 1200, zoom: 0.5 });
    expect(fitPresentation(stage, { ...options, scale: 1, fit: true }).width).toBe(1200);
  });

  it('never enlarges narrow content, and does not zoom a PDF', () => {
    expect(fitPresentation(stage, { ...options, fit: true, width: 400 })).toMatchObject({
      width: 400,
      zoom: 1,
    });
    expect(fitPresentation(stage, { ...options, fit: true, width: 2000, type: 'pdf' }).zoom).toBe(1);
  });
});

describe('the presentation modal', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    answer(200);
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
  afterEach(() => {
    document.querySelector('dialog')?.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Mocks the status of the site's files: 0 for a redirect, undefined for a server that can't be reached. */
  function answer(status: number | undefined) {
    const response = async () => {
      if (status === undefined) throw new TypeError('Failed to fetch');
      return { status };
    };
    vi.stubGlobal('fetch', vi.fn(response));
  }

  function open(more: object = {}) {
    const link = buildLink(more);
    present(link);
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const frame = dialog.querySelector('iframe') as HTMLIFrameElement;
    const hear = (
      type: string,
      { source = frame.contentWindow as unknown, origin = location.origin } = {},
    ) => {
      const event = new MessageEvent('message', { data: { type }, origin });
      Object.defineProperty(event, 'source', { value: source });
      dispatchEvent(event);
    };
    return { link, dialog, frame, hear, state: () => dialog.dataset.state };
  }

  it('shows a loading status until a deck of this site reports that it is loaded', () => {
    const { dialog, frame, hear, state } = open();
    expect(dialog.querySelector('[role=status]')?.textContent).toBe('Loading presentation...');
    frame.dispatchEvent(new Event('load'));
    hear(presentationLoaded, { source: window });
    hear(presentationLoaded, { origin: 'https://evil.example' });
    hear('something/else');
    expect(state()).toBe('loading');
    hear(presentationLoaded);
    expect(state()).toBe('loaded');
  });

  it('focuses an uploaded deck that sends messages, and closes when the deck forwards Escape', async () => {
    const { dialog, frame, hear, state } = open({ presentPath: '/media/0123456789abcdef/deck.zip' });
    dialog.querySelector('button')?.focus();
    await vi.advanceTimersByTimeAsync(0);
    hear(presentationLoaded, { origin: 'null' });
    expect([state(), document.activeElement]).toEqual(['loaded', frame]);
    hear(presentationClose, { origin: 'null' });
    expect(dialog.open).toBe(false);
  });

  it.each([
    [
      '/media/0123456789abcdef/deck.zip?lang=en',
      '/media/0123456789abcdef/deck.zip?lang=en&color-scheme=dark',
    ],
    ['/slidedeck', '/slidedeck'],
    ['/cases/deck', '/cases/deck'],
  ])('shows %s in the theme of the page', async (presentPath, src) => {
    document.documentElement.dataset.theme = 'dark';
    const { dialog, frame } = open({ presentPath });
    await vi.advanceTimersByTimeAsync(0);
    delete document.documentElement.dataset.theme;
    const tab = dialog.querySelector<HTMLAnchorElement>('.presentation__new-tab');
    expect(
      [new URL(frame.src), new URL(tab?.href ?? '')].map(({ pathname, search }) => pathname + search),
    ).toEqual([src, presentPath]);
  });

  it('does not move focus to an uploaded deck that sends no messages', async () => {
    const { dialog, frame, state } = open({ presentPath: '/media/0123456789abcdef/deck.zip' });
    dialog.querySelector('button')?.focus();
    await vi.advanceTimersByTimeAsync(0);
    frame.dispatchEvent(new Event('load'));
    expect([state(), document.activeElement]).toEqual(['loaded', dialog.querySelector('button')]);
  });

  it('focuses an uploaded deck whose message arrives after its frame has loaded', async () => {
    const { dialog, frame, hear } = open({ presentPath: '/media/0123456789abcdef/deck.zip' });
    const close = dialog.querySelector('button');
    close?.focus();
    await vi.advanceTimersByTimeAsync(0);
    frame.dispatchEvent(new Event('load'));
    expect(document.activeElement).toBe(close);
    hear(presentationLoaded, { origin: 'null' });
    expect(document.activeElement).toBe(frame);
  });

  it('sandboxes a third-party page but not a PDF, and waits for its load event', () => {
    const { frame, hear, state } = open({ presentPath: 'https://example.com/deck' });
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    hear(presentationLoaded);
    expect(state()).toBe('loading');
    frame.dispatchEvent(new Event('load'));
    expect(state()).toBe('loaded');
    document.querySelector('dialog')?.close();
    const pdf = open({ presentPath: 'https://example.com/deck.pdf', contentType: 'pdf' });
    expect(pdf.frame.hasAttribute('sandbox')).toBe(false);
    expect(pdf.frame.hasAttribute('scrolling')).toBe(false);
  });

  it.each([
    ['/media/0123456789abcdef/deck.pdf', 404],
    ['/slidedeck', 404],
    ['/decks/gone/', 500],
    ['/slidedeck', undefined],
  ])('does not embed the site file %s if the server responds with %s', async (presentPath, status) => {
    answer(status);
    const { dialog, state } = open({
      presentPath,
      contentType: presentPath.endsWith('pdf') ? 'pdf' : 'html',
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('blocked');
    expect(dialog.querySelector('h3')?.textContent).toBe('Content Blocked');
    expect(dialog.querySelector('iframe')).toBeNull();
  });

  it.each([200, 0])(
    'shows a PDF of this site after response %s and the load event of the frame',
    async (status) => {
      answer(status);
      const { frame, state } = open({ presentPath: '/media/0123456789abcdef/deck.pdf', contentType: 'pdf' });
      expect(frame.getAttribute('src')).toBeNull();
      await vi.advanceTimersByTimeAsync(0);
      expect(frame.src).toMatch(/deck\.pdf$/);
      expect(state()).toBe('loading');
      frame.dispatchEvent(new Event('load'));
      expect(state()).toBe('loaded');
    },
  );

  it('does not check the status of a third-party URL', async () => {
    const { frame } = open({ presentPath: 'https://example.com/deck' });
    await vi.advanceTimersByTimeAsync(0);
    expect([frame.src, vi.mocked(fetch).mock.calls]).toEqual(['https://example.com/deck', []]);
  });

  it.each([
    [{}, 'no'],
    [{ allowScrolling: true }, null],
  ])('with %j sets the scrolling attribute to %s', (more, scrolling) => {
    expect(open(more).frame.getAttribute('scrolling')).toBe(scrolling);
  });

  it('reports the content as blocked after 15 seconds, and ignores a late message', () => {
    const { dialog, hear, state } = open();
    vi.advanceTimersByTime(14_999);
    expect(state()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('blocked');
    const blocked = dialog.querySelector('[role=alert]');
    expect(blocked?.querySelector('h3')?.textContent).toBe('Content Blocked');
    expect(blocked?.querySelector('p')?.textContent).toBe(
      'The presentation cannot be displayed in this modal due to browser security restrictions.',
    );
    const button = blocked?.querySelector('a');
    expect([button?.textContent, button?.getAttribute('href'), button?.target]).toEqual([
      'Open in New Tab',
      new URL('/slidedeck', location.href).href,
      '_blank',
    ]);
    expect(dialog.querySelector('iframe')).toBeNull();
    hear(presentationLoaded, { source: null });
    expect(state()).toBe('blocked');
  });

  it('reports the content as blocked immediately if the CSP forbids its host', () => {
    const { frame, state } = open({ presentPath: 'https://example.com/deck' });
    frame.dispatchEvent(new Event('load'));
    const refused = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: 'https://example.com',
    });
    document.dispatchEvent(refused);
    expect(state()).toBe('blocked');
  });

  it.each([
    ['the close button', ({ dialog }: ReturnType<typeof open>) => dialog.querySelector('button')?.click()],
    ['Escape in the deck', ({ hear }: ReturnType<typeof open>) => hear(presentationClose)],
    [
      'a press on the backdrop',
      ({ dialog }: ReturnType<typeof open>) => {
        dialog.dispatchEvent(new Event('pointerdown'));
        dialog.click();
      },
    ],
  ])('closes with %s, and restores focus and page scrolling', (_way, close) => {
    const opened = open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    close(opened);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.activeElement).toBe(opened.link);
    vi.advanceTimersByTime(20_000);
  });

  it('stays open when a press starts inside and ends on the backdrop', () => {
    const { dialog, frame } = open();
    frame.parentElement?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    dialog.click();
    expect(document.querySelector('dialog')).toBe(dialog);
  });

  it('opens only once if the card is clicked twice', () => {
    const { link } = open();
    present(link);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });
});
