import type { BlockHandle, HandlePart } from '#content/block/block-handles.ts';
import { formatPath } from '#content/block/issue.ts';
import type { Device } from '#content/look/layout.ts';
import { type Box, clampMiddle, type Point, pairBelow, pairBeside } from '../overlay/geometry.ts';
import { avoidOverlap } from './avoid-overlap.ts';
import { findDevicePart } from './handle-drag.ts';
import type { PlacedHandle } from './placed-handle.ts';
import { isCropped, locatePoint, parseObjectPosition, type Size } from './point-drag.ts';

interface Marked {
  readonly handle: BlockHandle;
  readonly elements: readonly HTMLElement[];
  readonly view: { readonly width: number; readonly height: number };
  /** Where the block begins and ends; what stands further out is not to be seen. */
  readonly left: number;
  readonly right: number;
  readonly device: Device;
}

/** CSS pixels of the page under which a gap has no room for a handle beside that of its columns. */
const roomyRow = 72;

/** The handles of a block in its page, each where it stands now. Those whose element is not rendered are left out. */
export function placeHandles(
  block: HTMLElement,
  handles: readonly BlockHandle[],
  device: Device,
): readonly PlacedHandle[] {
  const page = block.ownerDocument.defaultView;
  if (!page) return [];
  const view = { width: page.innerWidth, height: page.innerHeight };
  const placed = filterHandlesByDevice(device, handles).flatMap((handle) => {
    const elements = listMarkedElements(block, handle.name);
    const { left, right } = block.getBoundingClientRect();
    const marked = { handle, elements, view, left, right, device };
    return elements.length === 0 ? [] : kinds[handle.kind](marked);
  });
  return avoidOverlap(placed);
}

/** Without those of fields in whose place others hold on the device, and without these on all other devices. */
export function filterHandlesByDevice(
  device: Device,
  handles: readonly BlockHandle[],
): readonly BlockHandle[] {
  const formatPartName = ({ path }: HandlePart) => formatPath(path);
  const replaced = handles.flatMap(({ parts }) => parts.map(replacedBy));
  return handles.filter(({ parts }) =>
    device === 'mobile'
      ? !parts.some((part) => replaced.includes(formatPartName(part)))
      : parts.every(({ field }) => field.phoneOf === undefined),
  );
}

function replacedBy({ field, path }: HandlePart): string | undefined {
  return field.phoneOf === undefined ? undefined : formatPath([...path.slice(0, -1), field.phoneOf]);
}

/** The elements of a block that are marked with a name; those of blocks inside it are not its own. */
export function listMarkedElements(block: HTMLElement, name: string): readonly HTMLElement[] {
  const found = block.querySelectorAll<HTMLElement>(`[data-handles~="${CSS.escape(name)}"]`);
  return [...found].filter((element) => element.closest('[data-block-id]') === block);
}

const kinds: Readonly<Record<BlockHandle['kind'], (marked: Marked) => readonly PlacedHandle[]>> = {
  padding: paddings,
  gap: gaps,
  radius: radii,
  height: heights,
  columns: gutters,
  point: points,
};

const inward = { top: [0, 1], right: [-1, 0], bottom: [0, -1], left: [1, 0] } as const;

function paddings({ handle, elements: [element], view }: Marked): readonly PlacedHandle[] {
  if (!element) return [];
  const box = element.getBoundingClientRect();
  const looks = readStyle(element);
  return handle.parts.flatMap((part) => {
    if (part.part === undefined || !(part.part in inward)) return [];
    const side = part.part as keyof typeof inward;
    const pixels = Number.parseFloat(looks.getPropertyValue(`padding-${side}`)) || 0;
    const [x, y] = inward[side];
    const edge = { top: box.top, right: box.right, bottom: box.bottom, left: box.left }[side];
    const at =
      y === 0
        ? { x: edge + (x * pixels) / 2, y: clampMiddle(box.top, box.bottom, view.height) }
        : { x: clampMiddle(box.left, box.right, view.width), y: edge + (y * pixels) / 2 };
    return [placed(handle, part, { at, grows: { x, y }, pixels, element })];
  });
}

function gaps({ handle, elements, view, right }: Marked): readonly PlacedHandle[] {
  const [part] = handle.parts;
  if (!part) return [];
  for (const element of elements) {
    const boxes = childBoxes(element);
    const beside = pairBeside(boxes).find(([one, other]) => isSeen(one, other, right));
    if (beside) {
      const [one, other] = beside;
      const [top, bottom] = [Math.min(one.top, other.top), Math.max(one.bottom, other.bottom)];
      // In the middle stands the handle of the columns.
      const at = { x: (one.right + other.left) / 2, y: top + (bottom - top) * 0.8 };
      if (bottom - top < roomyRow) continue;
      return [placed(handle, part, { at, grows: { x: 1, y: 0 }, pixels: other.left - one.right, element })];
    }
    const [below] = pairBelow(boxes);
    if (below) {
      const [one, other] = below;
      const x = clampMiddle(Math.max(one.left, other.left), Math.min(one.right, other.right), view.width);
      const at = { x, y: (one.bottom + other.top) / 2 };
      return [placed(handle, part, { at, grows: { x: 0, y: 1 }, pixels: other.top - one.bottom, element })];
    }
  }
  return [];
}

/** Slides that were shown or are still to come stand beside their carousel, where it shows nothing. */
function isSeen(one: Box, other: Box, right: number): boolean {
  return other.left > 0 && (one.right + other.left) / 2 < right;
}

const cornerWays = {
  topleft: [1, 1],
  topright: [-1, 1],
  bottomright: [-1, -1],
  bottomleft: [1, -1],
} as const;

/** CSS pixels of the page under which the lower corners would stand on the upper ones. */
const lowBlock = 64;

/** So far inside its corner a handle stands at least, in CSS pixels of the page. */
const cornerInset = 14;

function radii({ handle, elements: [element] }: Marked): readonly PlacedHandle[] {
  if (!element) return [];
  const box = element.getBoundingClientRect();
  const looks = readStyle(element);
  return handle.parts.flatMap((part) => {
    const corner = (part.part ?? 'topleft') as keyof typeof cornerWays;
    if (!(corner in cornerWays) || (box.height < lowBlock && !corner.startsWith('top'))) return [];
    const [x, y] = cornerWays[corner];
    const css = `border-${corner.startsWith('top') ? 'top' : 'bottom'}-${corner.endsWith('left') ? 'left' : 'right'}-radius`;
    const pixels = Number.parseFloat(looks.getPropertyValue(css)) || 0;
    const inset = Math.min(Math.max(pixels, cornerInset), box.width / 2, box.height / 2);
    const at = {
      x: (x === 1 ? box.left : box.right) + x * inset,
      y: (y === 1 ? box.top : box.bottom) + y * inset,
    };
    return [placed(handle, part, { at, grows: { x: x / 2, y: y / 2 }, pixels, element })];
  });
}

function heights({ handle, elements: [element], view, device }: Marked): readonly PlacedHandle[] {
  const part = findDevicePart(handle, device) ?? handle.parts[0];
  if (!element || !part) return [];
  const box = element.getBoundingClientRect();
  const at = { x: clampMiddle(box.left, box.right, view.width), y: box.bottom };
  return [placed(handle, part, { at, grows: { x: 0, y: 1 }, pixels: box.height, element })];
}

/** Between the columns of a row, for as long as they stand beside each other. */
function gutters({ handle, elements: [element], view }: Marked): readonly PlacedHandle[] {
  const [part] = handle.parts;
  if (!element || !part) return [];
  const boxes = childBoxes(element);
  if (pairBeside(boxes).length !== boxes.length - 1) return [];
  const widths = boxes.map(({ left, right }) => right - left);
  const row = element.getBoundingClientRect();
  return pairBeside(boxes).map(([one, other], gutter) => ({
    ...placed(handle, part, {
      at: { x: (one.right + other.left) / 2, y: clampMiddle(row.top, row.bottom, view.height) },
      grows: { x: 1, y: 0 },
      pixels: widths[gutter] ?? 0,
      element,
    }),
    id: `${handle.name} ${gutter}`,
    columns: { widths, gutter },
  }));
}

/** At the point that a picture keeps in view, while its box cuts something off; one at each place that can be seen. */
function points({ handle, elements, left, right, view }: Marked): readonly PlacedHandle[] {
  const [part] = handle.parts;
  for (const element of part ? elements : []) {
    // Of a picture for each theme one is seen.
    const pictures = element.closest('[inert]') ? [] : [...element.querySelectorAll('img')];
    const picture = pictures.find((image) => image.checkVisibility());
    if (!picture || !part || readStyle(picture).objectFit !== 'cover') continue;
    const box = picture.getBoundingClientRect();
    if (!isCropped(measurePicture(picture), box)) continue;
    const point = parseObjectPosition(readStyle(picture).objectPosition);
    const at = locatePoint(point, box);
    // Slides that are not shown stand beside their carousel.
    if (at.x < Math.max(left, 0) - 1 || at.x > Math.min(right, view.width) + 1) continue;
    const shown = { point, box: { width: box.width, height: box.height } };
    return [
      { ...placed(handle, part, { at, grows: { x: 1, y: 0 }, pixels: point.x, element }), picture: shown },
    ];
  }
  return [];
}

/** As it is said, until it has come: both have the shape of the file. */
function measurePicture(picture: HTMLImageElement): Size {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const said = (name: string) => Number(picture.getAttribute(name));
  return width > 0 ? { width, height } : { width: said('width'), height: said('height') };
}

interface Found {
  readonly at: Point;
  readonly grows: Point;
  readonly pixels: number;
  readonly element: HTMLElement;
}

function placed(handle: BlockHandle, part: HandlePart, found: Found): PlacedHandle {
  return { id: `${handle.name} ${part.part ?? ''}`, handle, part, ...found };
}

function childBoxes(element: HTMLElement): readonly Box[] {
  return [...element.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function readStyle(element: HTMLElement): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
