import type { HandlePart } from '#content/block/block-handles.ts';
import { responsiveProperty } from '#content/fields/responsive-fields.ts';
import { type Box, clampMiddle } from '../overlay/geometry.ts';
import {
  createPlaced,
  type MarkedHandle,
  measurePicture,
  type PlacedHandle,
  type PreservedValue,
  readElementStyle,
} from './placed-handle.ts';
import { formatShare } from './width-columns.ts';

/** Distance from the window's edge that a handle keeps, in CSS pixels of the page. */
const edge = 12;

/** Difference of two edges that still counts as none, in CSS pixels of the page. */
const slack = 1;

/** Handles at the edges of a block that move if its width changes: both, or one if it is aligned. */
export function placeWidths({ handle, elements: [element], view }: MarkedHandle): readonly PlacedHandle[] {
  const [part] = handle.parts;
  const whole = element && measureWhole(element);
  if (!element || !part || !whole) return [];
  const box = element.getBoundingClientRect();
  const align = findAlign(element, box, whole);
  const y = clampMiddle(box.top, box.bottom, view.height);
  const kept = keepPlace(handle.siblings, part, element, align);
  return (['left', 'right'] as const).flatMap((side) => {
    if (side === align) return [];
    const x = Math.min(view.width - edge, Math.max(edge, box[side]));
    const grows = { x: (side === 'right' ? 1 : -1) * (align === 'center' ? 2 : 1), y: 0 };
    const found = { at: { x, y }, grows, pixels: box.width, element };
    const placed = createPlaced(handle, { ...part, part: side }, found);
    return { ...placed, whole, kept };
  });
}

/** Handle at the lower corner of a block that moves if its ratio changes. */
export function placeRatio({ handle, elements: [element], view }: MarkedHandle): readonly PlacedHandle[] {
  const [part] = handle.parts;
  const block = element?.closest<HTMLElement>('[data-block-id]');
  const outer = block?.querySelector<HTMLElement>(':scope > *');
  const whole = outer && measureWhole(outer);
  if (!element || !part || !whole) return [];
  const box = element.getBoundingClientRect();
  const align = findAlign(outer, outer.getBoundingClientRect(), whole);
  const x = align === 'right' ? box.left : box.right;
  const at = { x: Math.min(view.width - edge, Math.max(edge, x)), y: box.bottom };
  const { width, height } = box;
  return [
    {
      ...createPlaced(handle, part, { at, grows: { x: 0, y: 1 }, pixels: height, element }),
      box: { width, height, own: measureOwnRatio(element) },
      kept: keepSize(handle.siblings, part, outer, { whole, box, align }),
    },
  ];
}

type Align = 'left' | 'center' | 'right';

/** Content box of a block's wrapper, of which twelve columns are the whole. */
function measureWhole(element: HTMLElement): Box | undefined {
  const parent = element.parentElement;
  if (!parent) return undefined;
  const { left, right, top, bottom } = parent.getBoundingClientRect();
  const looks = readElementStyle(parent);
  const readPadding = (side: string) => Number.parseFloat(looks.getPropertyValue(`padding-${side}`)) || 0;
  return right - left > 0
    ? { left: left + readPadding('left'), right: right - readPadding('right'), top, bottom }
    : undefined;
}

/** Alignment as rendered. A block as wide as its wrapper shows none: its style sheet says it. */
function findAlign(element: HTMLElement, box: Box, whole: Box): Align {
  const [before, after] = [box.left - whole.left, whole.right - box.right];
  if (before + after > slack) {
    if (before <= slack) return 'left';
    return after <= slack ? 'right' : 'center';
  }
  const margin = readElementStyle(element).getPropertyValue('--align').trim();
  return ({ '0 auto': 'left', 'auto 0': 'right' } as const)[margin] ?? 'center';
}

/** Values that keep a block where it is once its width is set, which it then no longer takes from the page. */
function keepPlace(
  siblings: readonly HandlePart[],
  part: HandlePart,
  element: HTMLElement,
  align: Align,
): readonly PreservedValue[] {
  const isPage = element.closest('[data-block-id]')?.classList.contains('block--page');
  return [
    ...(isPage && !isOfDevice(part) ? keep(siblings, 'widthType', 'page') : []),
    ...(align === 'center' ? [] : keep(siblings, 'align', align)),
  ];
}

/** Values that keep the width of a block that would take another one from the page, as its ratio changes. */
function keepSize(
  siblings: readonly HandlePart[],
  part: HandlePart,
  outer: HTMLElement,
  { whole, box, align }: { readonly whole: Box; readonly box: DOMRect; readonly align: Align },
): readonly PreservedValue[] {
  const block = outer.closest('[data-block-id]');
  if (isOfDevice(part) || !block?.parentElement?.matches('.blocks:not(.blocks--edge)')) return [];
  if (block.classList.contains('block--page')) return keep(siblings, 'widthType', 'page');
  const width = whole.right - whole.left;
  if (width - box.width <= slack) return keep(siblings, 'widthType', 'container');
  const kept = keep(siblings, 'maxWidth', formatShare(box.width / width, true));
  return kept.length > 0 && align !== 'center' ? [...kept, ...keep(siblings, 'align', align)] : kept;
}

/** Keeps a value of a sibling that has none. */
function keep(siblings: readonly HandlePart[], name: string, value: string): readonly PreservedValue[] {
  const sibling = siblings.find(({ part }) => part === name);
  if (!sibling || (sibling.value ?? sibling.field.default ?? '') !== '') return [];
  return [{ path: sibling.path, value, before: sibling.value }];
}

/** True for a value of one narrow device, beside which desktop keeps its own. */
function isOfDevice({ path }: HandlePart): boolean {
  return path.includes(responsiveProperty);
}

function measureOwnRatio(element: HTMLElement): number | undefined {
  const media = [...element.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')].find((one) =>
    one.checkVisibility(),
  );
  if (!media) return undefined;
  const { width, height } =
    media.localName === 'img'
      ? measurePicture(media as HTMLImageElement)
      : { width: (media as HTMLVideoElement).videoWidth, height: (media as HTMLVideoElement).videoHeight };
  return width > 0 && height > 0 ? width / height : undefined;
}
