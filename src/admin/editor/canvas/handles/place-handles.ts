import type { BlockHandle } from '#content/block/block-handles.ts';
import type { Device } from '#content/look/layout.ts';
import { type Box, clampMiddle, pairBelow, pairBeside } from '../overlay/geometry.ts';
import { avoidOverlap } from './avoid-overlap.ts';
import { findDevicePart } from './handle-drag.ts';
import { placeRatio, placeWidths } from './place-sizes.ts';
import {
  createPlaced,
  type MarkedHandle,
  measurePicture,
  type PlacedHandle,
  readElementStyle,
} from './placed-handle.ts';
import { isCropped, locatePoint, parseObjectPosition } from './point-drag.ts';

/**
 * Minimum height of a row at which a gap has its own handle beside that of its columns, in CSS pixels of the
 * page.
 */
const roomyRow = 72;

/** Positions the handles of a block in its page. Handles without a rendered element are left out. */
export function placeHandles(
  block: HTMLElement,
  handles: readonly BlockHandle[],
  device: Device,
): readonly PlacedHandle[] {
  const page = block.ownerDocument.defaultView;
  if (!page) return [];
  const view = { width: page.innerWidth, height: page.innerHeight };
  const placed = handles.flatMap((handle) => {
    // Every block can have space above it, so views have no marker for it.
    const elements = handle.kind === 'space' ? [block] : listMarkedElements(block, handle.name);
    const { left, right } = block.getBoundingClientRect();
    const marked = { handle, elements, view, left, right, device };
    return elements.length === 0 ? [] : kinds[handle.kind](marked);
  });
  return avoidOverlap(placed);
}

/** Elements of a block that have a marker; those of nested blocks are left out. */
export function listMarkedElements(block: HTMLElement, name: string): readonly HTMLElement[] {
  const found = block.querySelectorAll<HTMLElement>(`[data-handles~="${CSS.escape(name)}"]`);
  return [...found].filter((element) => element.closest('[data-block-id]') === block);
}

const kinds: Readonly<Record<BlockHandle['kind'], (marked: MarkedHandle) => readonly PlacedHandle[]>> = {
  padding: placePaddings,
  gap: placeGaps,
  radius: placeRadii,
  height: placeHeights,
  columns: placeGutters,
  point: placePoints,
  space: placeSpace,
  width: placeWidths,
  ratio: placeRatio,
};

/**
 * Width from which the toolbar, at one end of the space above a block, leaves its middle free, and the
 * distance of the handle from a narrower block. In CSS pixels of the page.
 */
const besideToolbar = { width: 900, apart: 16 };

/** Handle in the middle of the space between a block and the one above it. */
function placeSpace({ handle, elements: [element], view }: MarkedHandle): readonly PlacedHandle[] {
  const [part] = handle.parts;
  const above = element?.previousElementSibling;
  if (!element || !part || !above?.getBoundingClientRect().height) return [];
  const box = element.getBoundingClientRect();
  const pixels = Number.parseFloat(readElementStyle(element).marginTop) || 0;
  const x =
    box.width >= besideToolbar.width
      ? clampMiddle(box.left, box.right, view.width)
      : Math.max(besideToolbar.apart, box.left - besideToolbar.apart);
  const at = { x, y: box.top - pixels / 2 };
  return [createPlaced(handle, part, { at, grows: { x: 0, y: 1 }, pixels, element })];
}

const inward = { top: [0, 1], right: [-1, 0], bottom: [0, -1], left: [1, 0] } as const;

function placePaddings({ handle, elements: [element], view }: MarkedHandle): readonly PlacedHandle[] {
  if (!element) return [];
  const box = element.getBoundingClientRect();
  const looks = readElementStyle(element);
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
    return [createPlaced(handle, part, { at, grows: { x, y }, pixels, element })];
  });
}

function placeGaps({ handle, elements, view, right }: MarkedHandle): readonly PlacedHandle[] {
  const [part] = handle.parts;
  if (!part) return [];
  for (const element of elements) {
    const boxes = measureChildren(element);
    const beside = pairBeside(boxes).find(([one, other]) => isSeen(one, other, right));
    if (beside) {
      const [one, other] = beside;
      const [top, bottom] = [Math.min(one.top, other.top), Math.max(one.bottom, other.bottom)];
      // Below the middle, where the handle of the columns is.
      const at = { x: (one.right + other.left) / 2, y: top + (bottom - top) * 0.8 };
      if (bottom - top < roomyRow) continue;
      return [
        createPlaced(handle, part, { at, grows: { x: 1, y: 0 }, pixels: other.left - one.right, element }),
      ];
    }
    const [below] = pairBelow(boxes);
    if (below) {
      const [one, other] = below;
      const x = clampMiddle(Math.max(one.left, other.left), Math.min(one.right, other.right), view.width);
      const at = { x, y: (one.bottom + other.top) / 2 };
      return [
        createPlaced(handle, part, { at, grows: { x: 0, y: 1 }, pixels: other.top - one.bottom, element }),
      ];
    }
  }
  return [];
}

/** False for slides that are scrolled out of view: they lie beside their carousel. */
function isSeen(one: Box, other: Box, right: number): boolean {
  return other.left > 0 && (one.right + other.left) / 2 < right;
}

const cornerWays = {
  topleft: [1, 1],
  topright: [-1, 1],
  bottomright: [-1, -1],
  bottomleft: [1, -1],
} as const;

/**
 * Height of a block below which the handles of the lower corners would overlap those of the upper ones, in
 * CSS pixels of the page.
 */
const lowBlock = 64;

/** Minimum distance of a handle from its corner, in CSS pixels of the page. */
const cornerInset = 14;

function placeRadii({ handle, elements: [element] }: MarkedHandle): readonly PlacedHandle[] {
  if (!element) return [];
  const box = element.getBoundingClientRect();
  const looks = readElementStyle(element);
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
    return [createPlaced(handle, part, { at, grows: { x: x / 2, y: y / 2 }, pixels, element })];
  });
}

function placeHeights({ handle, elements: [element], view, device }: MarkedHandle): readonly PlacedHandle[] {
  const part = findDevicePart(handle, device) ?? handle.parts[0];
  if (!element || !part) return [];
  const box = element.getBoundingClientRect();
  const at = { x: clampMiddle(box.left, box.right, view.width), y: box.bottom };
  return [createPlaced(handle, part, { at, grows: { x: 0, y: 1 }, pixels: box.height, element })];
}

/** Handles between the columns of a row, while these are beside each other. */
function placeGutters({ handle, elements: [element], view }: MarkedHandle): readonly PlacedHandle[] {
  const [part] = handle.parts;
  if (!element || !part) return [];
  const boxes = takeFirstLine(measureChildren(element));
  const widths = boxes.map(({ left, right }) => right - left);
  const row = element.getBoundingClientRect();
  return pairBeside(boxes).map(([one, other], gutter) => ({
    ...createPlaced(handle, part, {
      at: { x: (one.right + other.left) / 2, y: clampMiddle(row.top, row.bottom, view.height) },
      grows: { x: 1, y: 0 },
      pixels: widths[gutter] ?? 0,
      element,
    }),
    id: `${handle.name} ${gutter}`,
    columns: { widths, gutter },
  }));
}

/** Takes the columns of the first line: on tablets and phones a row may continue in the next one. */
function takeFirstLine(boxes: readonly Box[]): readonly Box[] {
  const end = boxes.findIndex(
    (_box, index) => index > 0 && pairBeside(boxes.slice(index - 1, index + 1)).length === 0,
  );
  return end < 0 ? boxes : boxes.slice(0, end);
}

/** Handle at the focal point of an image that is cropped; one for each visible rendition of it. */
function placePoints({ handle, elements, left, right, view }: MarkedHandle): readonly PlacedHandle[] {
  const [part] = handle.parts;
  for (const element of part ? elements : []) {
    // Only one of the images for both themes is visible.
    const pictures = element.closest('[inert]') ? [] : [...element.querySelectorAll('img')];
    const picture = pictures.find((image) => image.checkVisibility());
    if (!picture || !part || readElementStyle(picture).objectFit !== 'cover') continue;
    const box = picture.getBoundingClientRect();
    if (!isCropped(measurePicture(picture), box)) continue;
    const point = parseObjectPosition(readElementStyle(picture).objectPosition);
    const at = locatePoint(point, box);
    // Slides that are scrolled out of view lie beside their carousel.
    if (at.x < Math.max(left, 0) - 1 || at.x > Math.min(right, view.width) + 1) continue;
    const shown = { point, box: { width: box.width, height: box.height } };
    return [
      {
        ...createPlaced(handle, part, { at, grows: { x: 1, y: 0 }, pixels: point.x, element }),
        picture: shown,
      },
    ];
  }
  return [];
}

function measureChildren(element: HTMLElement): readonly Box[] {
  return [...element.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
