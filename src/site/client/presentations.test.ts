// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPresentations } from './presentations.ts';

let phone = false;
const present = vi.fn();
const load = vi.fn(async () => ({ present }));
const meant = (event: MouseEvent) => !event.metaKey;

vi.stubGlobal('matchMedia', () => ({ matches: phone }));
startPresentations({ meant, load });

beforeEach(() => {
  phone = false;
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});
afterEach(() => vi.clearAllMocks());

async function press(type: 'html' | 'pdf', how: MouseEventInit = {}): Promise<boolean> {
  document.body.innerHTML = `<a href="#x" data-presentation='{"type":"${type}"}'><b>Kop</b></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.querySelector('b')?.dispatchEvent(event);
  await Promise.resolve();
  await Promise.resolve();
  return event.defaultPrevented;
}

describe('clicking a card with a presentation', () => {
  it('loads and opens the modal', async () => {
    expect(await press('html')).toBe(true);
    expect(present).toHaveBeenCalledWith(document.querySelector('a'));
  });

  it('is left to the browser when it opens a new tab', async () => {
    expect(await press('html', { metaKey: true })).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('opens a PDF in the modal, but directly on phones', async () => {
    expect(await press('pdf')).toBe(true);
    phone = true;
    expect(await press('pdf')).toBe(false);
    expect(await press('html')).toBe(true);
  });

  it('opens a PDF directly if the browser can’t show PDFs in a page', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    expect(await press('pdf')).toBe(false);
  });

  it('marks the link as busy while the modal loads', async () => {
    let come = (_: { present: typeof present }) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    await press('html');
    const link = document.querySelector('a');
    expect(link?.ariaBusy).toBe('true');
    come({ present });
    await vi.waitFor(() => expect(link?.ariaBusy).toBeNull());
    expect(present).toHaveBeenCalledWith(link);
  });

  it('follows the link if the modal fails to load', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await press('html');
    await vi.waitFor(() => expect(location.hash).toBe('#x'));
  });

  it('follows the link if the modal does not load within eight seconds', async () => {
    history.replaceState(null, '', '/');
    vi.useFakeTimers();
    load.mockReturnValueOnce(new Promise(() => {}));
    await press('html');
    expect(location.hash).toBe('');
    await vi.advanceTimersByTimeAsync(8000);
    expect(location.hash).toBe('#x');
    vi.useRealTimers();
  });
});
