import assert from 'node:assert/strict';
import {
  makePages,
  openOwnPage,
  pressInPage,
  selectRow,
  text,
  waitForBlocks,
  waitForPageText,
} from './studio.ts';
import { pressFound, type Tab, waitUntil, waitUntilSaved } from './tab.ts';
import type { WatchingFront } from './watching-front.ts';

type Step = (tab: Tab, front: WatchingFront) => Promise<void>;

const title = { id: 'title', type: 'title', content: 'Een titel' };
const grid = {
  id: 'grid',
  type: 'grid',
  rows: [{ columnFractions: [1, 1], columns: [[text('left', 'Links')], [text('right', 'Rechts')]] }],
};

const isGutterAt = (value: string) =>
  document
    .querySelector(
      '[role=group][aria-label^="Handles for"] [role=slider][aria-label="Between columns 1 and 2"]',
    )
    ?.getAttribute('aria-valuetext')
    ?.endsWith(value);

/** Steps in the page itself and in the list of pages. They need a signed-in owner. */
export const editorWalk: Readonly<Record<string, Step>> = {
  async 'a second click writes in the page, Enter divides, and undo takes it back'(tab, front) {
    await openOwnPage(tab, front.origin, [title, text('first', 'Eerste alinea')], 'Eerste alinea');
    await startWriting(tab, 'Een titel');
    await tab.key('End');
    await tab.type(' erbij');
    await waitUntil(tab, 'the words in the panel', () => {
      const field = document.querySelector<HTMLTextAreaElement>('.panel textarea, .panel input[type=text]');
      return field?.value === 'Een titel erbij';
    });
    await tab.key('Escape');
    await waitForBlocks(tab, ['Een titel erbij', 'Eerste alinea']);

    await startWriting(tab, 'Eerste alinea');
    await tab.key('End');
    await tab.key('Enter');
    await tab.type('Een nieuwe');
    await waitForBlocks(tab, ['Een titel erbij', 'Eerste alinea', 'Een nieuwe']);
    await tab.key('Control', 'z');
    await waitUntil(
      tab,
      'the page without those words',
      () =>
        document.querySelector('iframe')?.contentDocument?.body.textContent.includes('Een nieuwe') === false,
    );
    await tab.key('Control', 'z');
    await waitForBlocks(tab, ['Een titel erbij', 'Eerste alinea']);
    await waitUntilSaved(tab);
  },
  async 'a gutter is dragged in the page, Escape takes it back, and letting go keeps it'(tab, front) {
    await openOwnPage(tab, front.origin, [text('intro', 'Alfa'), grid], 'Rechts');
    await selectRow(tab, '2 columns');
    await waitUntil(tab, 'the handle', isGutterAt, '6 / 6');
    await dragGutter(tab);
    await waitUntil(tab, 'the gutter at 4 / 8', isGutterAt, '4 / 8');
    await tab.key('Escape');
    await waitUntil(tab, 'the gutter where it was', isGutterAt, '6 / 6');
    await tab.mouse.up();
    await dragGutter(tab);
    await tab.mouse.up();
    await waitUntil(tab, 'the gutter at 4 / 8', isGutterAt, '4 / 8');
    const widths = await tab.run(() =>
      [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('.grid__column') ?? [])].map(
        (column) => column.getBoundingClientRect().width,
      ),
    );
    assert.ok(Number(widths[1]) > 1.5 * Number(widths[0]), `The columns are ${widths} wide`);
    await waitUntilSaved(tab);
  },
  async 'both languages stand beside each other'(tab, front) {
    const both = { ...text('a', ''), isMultiLanguage: true, content: { nl: 'Een zin', en: 'A sentence' } };
    await openOwnPage(tab, front.origin, [both], 'Een zin');
    await selectRow(tab, 'Een zin');
    await tab.key('Control', 'Alt', 'l');
    await waitForPageText(tab, 'A sentence');
    await waitForPageText(tab, 'Een zin');
    await tab.key('Control', 'Alt', 'l');
    await waitUntil(tab, 'one language alone', () => document.querySelectorAll('iframe').length === 1);
  },
  async 'a picture that is dropped on the page stands there'(tab, front) {
    await openOwnPage(tab, front.origin, [text('a', 'Alfa'), text('b', 'Bravo')], 'Bravo');
    // No driver can drag a file from the desktop, so dispatch the events that the browser would send.
    await tab.run(async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 100, Math.random() * 100);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const view = document.querySelector('iframe')?.contentWindow as (Window & typeof globalThis) | null;
      const target = view?.document.querySelector('[data-block-id=b]');
      if (!blob || !view || !target) throw new Error('There is nothing to drop on');
      const { left, top, width, height } = target.getBoundingClientRect();
      const dataTransfer = new view.DataTransfer();
      dataTransfer.items.add(new File([blob], 'huis.png', { type: 'image/png' }));
      const where = { clientX: left + width / 2, clientY: top + height / 5 };
      for (const event of ['dragover', 'drop']) {
        target.dispatchEvent(
          new view.DragEvent(event, { dataTransfer, ...where, bubbles: true, cancelable: true }),
        );
      }
    });
    await waitUntil(tab, 'the picture in the page', () => {
      const page = document.querySelector('iframe')?.contentDocument;
      const picture = page?.querySelector<HTMLImageElement>('.image img');
      return picture?.complete && picture.naturalWidth > 0 && /\/media\//.test(picture.currentSrc);
    });
    await waitUntilSaved(tab);
  },
  async 'a page is moved in the list by keyboard, and back'(tab, front) {
    const [, second] = await makePages(tab, [
      { title: 'Proef een', overview: [] },
      { title: 'Proef twee', overview: [] },
    ]);
    await tab.goto(`${front.origin}/admin`);
    await waitForOrder(tab, 'Proef een, Proef twee');
    await tab.run((id) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus(), second);
    await tab.key('Alt', 'ArrowUp');
    await waitForOrder(tab, 'Proef twee, Proef een');
    await pressFound(tab, 'Undo of the move', () =>
      [...document.querySelectorAll('.toasts button')].findLast(({ textContent }) => textContent === 'Undo'),
    );
    await waitForOrder(tab, 'Proef een, Proef twee');
  },
};

/** Clicks twice: the first click selects the block, the second puts the caret into it. */
async function startWriting(tab: Tab, words: string): Promise<void> {
  await pressInPage(tab, words);
  await waitUntil(
    tab,
    'the selected block',
    (shown: string) => {
      const selected = document
        .querySelector('iframe')
        ?.contentDocument?.querySelector('[data-preview-selected]');
      return selected?.textContent === shown;
    },
    words,
  );
  await pressInPage(tab, words);
  await waitUntil(tab, 'the caret in the page', () => {
    const page = document.querySelector('iframe')?.contentDocument;
    return page?.activeElement?.hasAttribute('data-writing') && document.activeElement?.matches('iframe');
  });
}

/** Drags the gutter a sixth of the columns' width to the left, to 4 / 8, without releasing the mouse. */
async function dragGutter(tab: Tab): Promise<void> {
  await waitUntil(tab, 'the gutter at rest', () => {
    const handle = document.querySelector<HTMLElement>(
      '[role=group][aria-label^="Handles for"] [role=slider][aria-label="Between columns 1 and 2"]',
    );
    if (!handle) return false;
    // The layout may still be settling: compare with the position in the previous poll.
    const { x, y } = handle.getBoundingClientRect();
    const [before, now] = [handle.dataset.place, `${x} ${y}`];
    handle.dataset.place = now;
    return before === now;
  });
  const [x, y, far] = await tab.run(() => {
    const handle = document.querySelector(
      '[role=group][aria-label^="Handles for"] [role=slider][aria-label="Between columns 1 and 2"]',
    );
    const frame = document.querySelector('iframe');
    const column = frame?.contentDocument?.querySelector('.grid__column');
    if (!handle || !frame || !column) throw new Error('There is no gutter');
    const box = handle.getBoundingClientRect();
    const scale = frame.getBoundingClientRect().width / frame.offsetWidth;
    return [
      box.x + box.width / 2,
      box.y + box.height / 2,
      (column.getBoundingClientRect().width * scale) / 3 - 3,
    ] as const;
  });
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(x - far / 2, y);
  await tab.mouse.move(x - far, y);
}

/** Waits until the list shows this walk's pages in this order, from top to bottom. */
async function waitForOrder(tab: Tab, order: string): Promise<void> {
  await waitUntil(
    tab,
    `the order ${order}`,
    (wanted: string) => {
      const lines = [...document.querySelectorAll('.page-list__line')]
        .map((line) => ({
          at: Number(line.getAttribute('aria-rowindex')),
          name: line.querySelector('.page-list__link')?.textContent ?? '',
        }))
        .filter(({ name }) => /^Proef (?:een|twee)$/.test(name))
        .sort((one, other) => one.at - other.at);
      return lines.map(({ name }) => name).join(', ') === wanted;
    },
    order,
  );
}
