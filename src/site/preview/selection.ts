import { isLanguage, type Language } from '#content/language.ts';
import type { PageMessage } from '#preview/messages.ts';

type Send = (message: PageMessage) => void;

interface SelectionOptions {
  readonly send: Send;
  /** The page's own language switch was pressed. */
  readonly chooseLanguage: (language: Language) => void;
}

/** Pointing at blocks in the page: a click selects, hovering outlines, the editor hears of both. */
export function startSelection({ send, chooseLanguage }: SelectionOptions) {
  let selected: string | null = null;
  let all: readonly string[] = [];
  let hovered: string | null = null;
  let lastRect = '';

  const mark = (attribute: string, ids: readonly (string | null)[]) => {
    for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
    for (const id of ids) find(id)?.setAttribute(attribute, '');
  };

  const hover = (id: string | null) => {
    hovered = id;
    mark('data-preview-hover', [id]);
  };

  const reportRect = () => {
    const rect = boxAround(all);
    const next = JSON.stringify([selected, rect]);
    if (next === lastRect) return;
    lastRect = next;
    send({ type: 'block/rect', blockId: selected, rect });
  };

  const select = (id: string | null, ids: readonly string[], reveal: boolean) => {
    selected = id;
    all = ids;
    mark('data-preview-selected', ids);
    if (reveal) scrollIntoViewIfNeeded(find(id));
    reportRect();
  };

  document.addEventListener('click', (event) => onClick(event, { send, chooseLanguage }, select), true);
  // With Shift a browser would select the text from here to there.
  document.addEventListener('mousedown', (event) => event.shiftKey && event.preventDefault());
  document.addEventListener('pointerover', (event) => {
    const id = blockIdAt(event.target);
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
    /** Marks and measures again after the page was rendered anew. */
    refresh(): void {
      mark('data-preview-selected', all);
      mark('data-preview-hover', [hovered]);
      reportRect();
    },
  };
}

/** While a page is edited one click selects; a second one, or one with a modifier, does what a visitor's does. */
export function follows(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.detail === 2;
}

/** Nothing in the page leads away from it while it is being edited. */
function onClick(
  event: MouseEvent,
  { send, chooseLanguage }: SelectionOptions,
  select: (id: string | null, ids: readonly string[], reveal: boolean) => void,
): void {
  const target = event.target as Element;
  // An opened presentation lies above the page, and is used as visitors use it.
  if (target.closest('dialog')) return;
  const id = blockIdAt(target);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) {
    event.preventDefault();
    if (isLanguage(link.dataset.language)) {
      chooseLanguage(link.dataset.language);
      return;
    }
    if (link.dataset.presentation !== undefined && follows(event)) return;
    if ((id === null || follows(event)) && link.origin === location.origin && !link.hash) {
      send({ type: 'page/navigate', href: link.pathname });
      return;
    }
  }
  if (id === null && target.closest('button, a')) return;
  const add = event.shiftKey && id !== null;
  // What joins a selection is the editor's to say.
  if (!add) select(id, id === null ? [] : [id], false);
  const field = target.closest<HTMLElement>('[data-field]');
  const own = field && blockIdAt(field) === id ? (field.dataset.field ?? null) : null;
  send({ type: 'block/select', blockId: id, field: own, add });
}

function blockIdAt(target: EventTarget | null): string | null {
  return (target as Element | null)?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null;
}

function find(id: string | null): Element | null {
  return id === null ? null : document.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
}

/** The smallest box that all of these blocks are in; null where none of them is on the page. */
function boxAround(ids: readonly string[]) {
  const boxes = ids.flatMap((id) => find(id)?.getBoundingClientRect() ?? []);
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.left));
  const y = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

function scrollIntoViewIfNeeded(element: Element | null): void {
  const box = element?.getBoundingClientRect();
  if (!element || !box || (box.top >= 0 && box.top < innerHeight * 0.7)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({
    block: box.height > innerHeight ? 'start' : 'center',
    behavior: calm ? 'auto' : 'smooth',
  });
}
