/** True for a text that can be written in the page. `blockId` is null for the page's own. */
export type IsText = (blockId: string | null, field: string) => boolean;

/** A text where it stands in the page. */
export interface TextElement {
  readonly element: HTMLElement;
  /** Null for the page's title. */
  readonly blockId: string | null;
  readonly field: string;
}

/** The text at a point of the window, also below a link that lies over a whole card. */
export function textAt(x: number, y: number, isText: IsText): TextElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const marked = element.closest<HTMLElement>('[data-field]');
    if (!marked || !isPointInside(marked, x, y)) continue;
    const text = asText(marked, isText);
    if (text) return text;
  }
  return undefined;
}

/** What lies over its own element, such as a card's link, is in no box of it. */
export function isPointInside(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** All texts of the page in reading order, or those of a block and of the blocks in it. */
export function textsIn(within: ParentNode, isText: IsText): TextElement[] {
  const marked = [...within.querySelectorAll<HTMLElement>('[data-field]')];
  return marked.flatMap((element) => (isSeen(element) ? (asText(element, isText) ?? []) : []));
}

export function elementOfBlock(blockId: string): HTMLElement | null {
  return document.querySelector(`[data-block-id="${CSS.escape(blockId)}"]`);
}

/** The element that shows a field of a block or of the page; undefined where it is shown nowhere. */
export function elementOfText(blockId: string | null, field: string): HTMLElement | undefined {
  const within = blockId === null ? document : elementOfBlock(blockId);
  const marked = within?.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  return [...(marked ?? [])].find((element) => readBlockId(element) === blockId);
}

/** The other slides of a carousel are there, and nobody sees them. */
function isSeen(element: HTMLElement): boolean {
  return element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true });
}

function asText(element: HTMLElement, isText: IsText): TextElement | undefined {
  const [blockId, field] = [readBlockId(element), element.dataset.field];
  if (field === undefined || !isText(blockId, field)) return undefined;
  return { element, blockId, field };
}

function readBlockId(element: HTMLElement): string | null {
  return element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? null;
}

/** An element that somebody writes in: what React put there is taken out for so long. */
export interface TextHost {
  readonly element: HTMLElement;
  /** Puts everything back as React knows it. */
  readonly restore: () => void;
}

/** What these say of the words that stand there is not true of those that are being written. */
const ofWords = ['data-example', 'data-left-out', 'lang'];

/**
 * Empties the element that holds the words of a marked one, beside icons. `rich` texts have paragraphs, whose parent it
 * is.
 */
export function takeOver(marked: HTMLElement, rich: boolean): TextHost {
  const element = rich ? marked : innermost(marked);
  const children = [...element.childNodes];
  const restored = [marked, element].map(attributesOf);
  element.replaceChildren();
  for (const name of ofWords) marked.removeAttribute(name);
  // A link would be dragged away instead of its words being selected.
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

/** Answers how an element gets the attributes back that it has now, and no others. */
function attributesOf(element: HTMLElement): () => void {
  const before = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    for (const name of element.getAttributeNames()) if (!before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
}

/** Where the words stand: in a button beside its icon, in an item behind its bullet. A link in it goes with the words. */
function innermost(element: HTMLElement): HTMLElement {
  const words = [...element.childNodes].filter(
    (node) => !(node instanceof Element) || !node.matches('svg, [aria-hidden]'),
  );
  const [only, ...others] = words;
  if (!(only instanceof HTMLElement) || others.length > 0 || only.matches('a')) return element;
  return innermost(only);
}
