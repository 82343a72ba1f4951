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
