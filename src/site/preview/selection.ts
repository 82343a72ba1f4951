import { isLanguage, type Language } from '#content/language/language.ts';
import { findBlockElements, getBoxAround } from '#preview/block-boxes.ts';
import type { PageMessage } from '#preview/messages.ts';
import { isPointInside } from './writing/text-elements.ts';
import type { Writing } from './writing/writing.ts';

type Send = (message: PageMessage) => void;

interface SelectionOptions {
  readonly send: Send;
  /** Counts the selections in this page. */
  readonly nextTurn: () => number;
  /** Called for a click on the page's language switch. */
  readonly chooseLanguage: (language: Language) => void;
  readonly writing: Pick<Writing, 'at' | 'enter' | 'end' | 'owns' | 'firstIn' | 'preload'>;
  /** Called when another block becomes the primary selection, before scrolling to it, to reveal it. */
  readonly selected: (blockId: string | null) => void;
}

interface SelectionState {
  readonly isSelected: (blockId: string) => boolean;
}

/**
 * Handles clicks and hovering on blocks in the page: a click selects, hovering outlines, and the editor gets
 * both.
 */
export function startSelection({
  send,
  nextTurn,
  chooseLanguage,
  writing,
  selected: lead,
}: SelectionOptions) {
  let selected: string | null = null;
  let all: readonly string[] = [];
  let hovered: string | null = null;
  let dragged: readonly string[] = [];
  let lastRect = '';

  const mark = (attribute: string, ids: readonly (string | null)[]) => {
    for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
    for (const id of ids) for (const element of find(id)) element.setAttribute(attribute, '');
  };

  const hover = (id: string | null) => {
    hovered = id;
    mark('data-preview-hover', [id]);
  };

  const drag = (ids: readonly string[]) => {
    dragged = ids;
    mark('data-preview-dragged', ids);
    document.documentElement.toggleAttribute('data-preview-dragging', ids.length > 0);
  };

  const reportRect = () => {
    const rect = measureBox(all);
    const next = JSON.stringify([selected, rect]);
    if (next === lastRect) return;
    lastRect = next;
    send({ type: 'block/rect', blockId: selected, rect });
  };

  const select = (id: string | null, ids: readonly string[], reveal: boolean) => {
    selected = id;
    all = ids;
    mark('data-preview-selected', ids);
    lead(id);
    if (reveal) scrollIntoViewIfNeeded(find(id)[0]);
    reportRect();
  };

  document.addEventListener(
    'click',
    (event) => {
      if (writing.owns(event.target)) onWritten(event, send);
      else
        onClick(
          event,
          { send, nextTurn, chooseLanguage, writing, selected: lead, isSelected: (id) => id === selected },
          select,
        );
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const text = isBareEnter(event) ? writing.firstIn(selected) : undefined;
    if (!text) return;
    event.preventDefault();
    writing.enter(text, 'end');
  });
  // Shift-click would select text in the browser.
  document.addEventListener('mousedown', (event) => {
    if (event.shiftKey && !writing.owns(event.target)) event.preventDefault();
  });
  document.addEventListener('pointerover', (event) => {
    const id = findBlockId(event.target);
    if (id === hovered) return;
    hover(id);
    send({ type: 'block/hover', blockId: id });
  });
  document.documentElement.addEventListener('pointerleave', () => {
    hover(null);
    send({ type: 'block/hover', blockId: null });
  });
  addEventListener('scroll', reportRect, { passive: true });
  new ResizeObserver(reportRect).observe(document.body);

  return {
    select,
    hover,
    drag,
    /** Updates marks and measurements after a rendering. */
    refresh(): void {
      mark('data-preview-selected', all);
      mark('data-preview-hover', [hovered]);
      mark('data-preview-dragged', dragged);
      reportRect();
    },
  };
}

/**
 * True if a click is not a selection. The first click selects a block. A second one puts the caret into a
 * text, or without a text acts as on the public page; so does any click with a modifier.
 */
export function isFollowingClick(event: MouseEvent, writing: Pick<Writing, 'at'>): boolean {
  if (event.metaKey || event.ctrlKey) return true;
  return event.detail === 2 && writing.at(event.clientX, event.clientY) === undefined;
}

/** A click in the edited text moves the caret; with a modifier it follows a link in it. */
function onWritten(event: MouseEvent, send: Send): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  event.preventDefault();
  if (!link || !(event.metaKey || event.ctrlKey)) return;
  if (link.origin === location.origin && !link.hash) send({ type: 'page/navigate', href: link.pathname });
}

function isBareEnter(event: KeyboardEvent): boolean {
  const { key, target, metaKey, ctrlKey, altKey } = event;
  return key === 'Enter' && target === document.body && !metaKey && !ctrlKey && !altKey;
}

/** Selects, and prevents links from navigating while the page is edited. */
function onClick(
  event: MouseEvent,
  { send, nextTurn, chooseLanguage, writing, isSelected }: SelectionOptions & SelectionState,
  select: (id: string | null, ids: readonly string[], reveal: boolean) => void,
): void {
  const target = event.target as Element;
  // An open presentation works as on the public page.
  if (target.closest('dialog')) return;
  const id = findBlockId(target);
  const text = writing.at(event.clientX, event.clientY);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  // The page's title is in no block, so it need not be selected first.
  if (text && isCaret(event) && (text.blockId === null || isSelected(text.blockId))) {
    event.preventDefault();
    writing.enter(text, { x: event.clientX, y: event.clientY });
    return;
  }
  writing.end();
  if (text) writing.preload();
  if (link) {
    event.preventDefault();
    if (isLanguage(link.dataset.language)) {
      chooseLanguage(link.dataset.language);
      return;
    }
    if (link.dataset.presentation !== undefined && isFollowingClick(event, writing)) return;
    if ((id === null || isFollowingClick(event, writing)) && link.origin === location.origin && !link.hash) {
      send({ type: 'page/navigate', href: link.pathname });
      return;
    }
  }
  if (id === null && target.closest('button, a')) return;
  if (event.detail === 2 && id !== null && !text) send({ type: 'block/open', blockId: id });
  const add = event.shiftKey && id !== null;
  // The editor decides what a click with Shift or a modifier adds to the selection.
  if (!add) select(id, id === null ? [] : [id], false);
  const field = text?.element ?? target.closest<HTMLElement>('[data-field]');
  // A link over a whole card belongs to a field in its header, but a click elsewhere on it is on the card.
  const isField = field && findBlockId(field) === id && isPointInside(field, event.clientX, event.clientY);
  const own = isField ? (field.dataset.field ?? null) : null;
  send({ type: 'block/select', blockId: id, field: own, add, writes: false, turn: nextTurn() });
}

/** True for a click without keys that extend the selection or follow links. */
function isCaret(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function findBlockId(target: EventTarget | null): string | null {
  return (target as Element | null)?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null;
}

function find(id: string | null): readonly Element[] {
  return id === null ? [] : findBlockElements(document, id);
}

/** Computes the bounding box of blocks; null if none is on the page. */
function measureBox(ids: readonly string[]) {
  const box = getBoxAround(ids.flatMap(find));
  return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

/** Scrolls only the page; containers reveal their blocks themselves. */
function scrollIntoViewIfNeeded(element: Element | undefined): void {
  const box = element?.getBoundingClientRect();
  if (!box || (box.top >= 0 && box.top < innerHeight * 0.7)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const above = box.height > innerHeight ? 0 : (innerHeight - box.height) / 2;
  scrollBy({ top: box.top - above, behavior: calm ? 'instant' : 'smooth' });
}
