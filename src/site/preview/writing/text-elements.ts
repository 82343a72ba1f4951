/** True for a text that can be edited in the page. `blockId` is null for the page's own. */
export type IsText = (blockId: string | null, field: string) => boolean;

/** A text and its element in the page. */
export interface TextElement {
  readonly element: HTMLElement;
  /** Null for the page's title. */
  readonly blockId: string | null;
  readonly field: string;
}

/** Finds the text at a point of the window, also below a link that covers a whole card. */
export function findTextAt(x: number, y: number, isText: IsText): TextElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const marked = element.closest<HTMLElement>('[data-field]');
    if (!marked || !isPointInside(marked, x, y)) continue;
    const text = toTextElement(marked, isText);
    if (text) return text;
  }
  return undefined;
}

/**
 * True if the point is inside the element's own boxes. A child positioned elsewhere, such as a card's link,
 * does not count.
 */
export function isPointInside(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Lists the texts in an element, in reading order. */
export function listTexts(within: ParentNode, isText: IsText): TextElement[] {
  const marked = [...within.querySelectorAll<HTMLElement>('[data-field]')];
  return marked.flatMap((element) => (isSeen(element) ? (toTextElement(element, isText) ?? []) : []));
}

export function findBlockElement(blockId: string): HTMLElement | null {
  return document.querySelector(`[data-block-id="${CSS.escape(blockId)}"]`);
}

/** Finds the element that shows a field of a block or of the page; undefined if none does. */
export function findTextElement(blockId: string | null, field: string): HTMLElement | undefined {
  const within = blockId === null ? document : findBlockElement(blockId);
  const marked = within?.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  return [...(marked ?? [])].find((element) => readBlockId(element) === blockId);
}

/** False for hidden slides of a carousel, for example. */
function isSeen(element: HTMLElement): boolean {
  return element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true });
}

function toTextElement(element: HTMLElement, isText: IsText): TextElement | undefined {
  const [blockId, field] = [readBlockId(element), element.dataset.field];
  if (field === undefined || !isText(blockId, field)) return undefined;
  return { element, blockId, field };
}

function readBlockId(element: HTMLElement): string | null {
  return element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null;
}

/** An element that is edited; React's children are removed in the meantime. */
export interface TextHost {
  readonly element: HTMLElement;
  /** Restores React's children. */
  readonly restore: () => void;
}

/** Attributes that describe the rendered text and not the one being edited. */
const ofWords = ['data-example', 'data-left-out', 'lang', 'aria-hidden'];

/**
 * Empties the innermost element of a marked one, so that icons stay. `rich` texts have paragraphs, so theirs
 * is the parent of these.
 */
export function takeOverElement(marked: HTMLElement, rich: boolean): TextHost {
  const element = rich ? marked : findInnermost(marked);
  const children = [...element.childNodes];
  const restored = [marked, element].map(saveAttributes);
  element.replaceChildren();
  for (const name of ofWords) marked.removeAttribute(name);
  // Dragging would move the link instead of selecting its text.
  if (marked.closest('a')) marked.setAttribute('draggable', 'false');
  element.setAttribute('data-writing', '');
  return {
    element,
    restore() {
      element.replaceChildren(...children);
      for (const restore of restored) restore();
    },
  };
}

/** Returns a function that restores the element's current attributes. */
function saveAttributes(element: HTMLElement): () => void {
  const before = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    for (const name of element.getAttributeNames()) if (!before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
}

/**
 * Finds the element with the text: beside the icon of a button or the bullet of an item. Includes links in
 * the text.
 */
function findInnermost(element: HTMLElement): HTMLElement {
  const words = [...element.childNodes].filter(
    (node) => !(node instanceof Element) || !node.matches('svg, [aria-hidden]'),
  );
  const [only, ...others] = words;
  if (!(only instanceof HTMLElement) || others.length > 0 || only.matches('a')) return element;
  return findInnermost(only);
}
