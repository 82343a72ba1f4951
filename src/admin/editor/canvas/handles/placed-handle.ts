import type { BlockHandle, HandlePart } from '#content/block/block-handles.ts';
import type { PathPart } from '#content/block/issue.ts';
import type { Device } from '#content/look/layout.ts';
import type { Box, Point } from '../overlay/geometry.ts';
import type { Size } from './point-drag.ts';

/** A handle with its position on the page. */
export interface PlacedHandle {
  readonly id: string;
  readonly handle: BlockHandle;
  readonly at: Point;
  /** Direction of a drag towards a larger value: a right padding grows to the left. */
  readonly grows: Point;
  /** Part that it changes. For a gutter, the list of fractions. */
  readonly part: HandlePart;
  /** Rendered size in CSS pixels of the page. */
  readonly pixels: number;
  readonly element: HTMLElement;
  /** For a focal point: its current value in percent, and the box of the image in CSS pixels of the page. */
  readonly picture?: { readonly point: Point; readonly box: Size };
  /** For a gutter: the column widths of its row, and the index of the column before it. */
  readonly columns?: { readonly widths: readonly number[]; readonly gutter: number };
  /** For a width: the box that twelve columns fill. */
  readonly whole?: Box;
  /** For a ratio: the box that has it, and the ratio of the file in it, if known. */
  readonly box?: Size & { readonly own: number | undefined };
  /** Other values to write, which keep what the page renders. `before` is the stored value. */
  readonly kept?: readonly PreservedValue[];
}

export interface PreservedValue {
  readonly path: readonly PathPart[];
  readonly value: unknown;
  readonly before: unknown;
}

/** A handle with the elements that views mark for it. */
export interface MarkedHandle {
  readonly handle: BlockHandle;
  readonly elements: readonly HTMLElement[];
  readonly view: { readonly width: number; readonly height: number };
  /** Edges of the block; handles outside of it are not rendered. */
  readonly left: number;
  readonly right: number;
  readonly device: Device;
}

interface HandleGeometry {
  readonly at: Point;
  readonly grows: Point;
  readonly pixels: number;
  readonly element: HTMLElement;
}

export function createPlaced(handle: BlockHandle, part: HandlePart, found: HandleGeometry): PlacedHandle {
  return { id: `${handle.name} ${part.part ?? ''}`, handle, part, ...found };
}

/** Uses the `width` and `height` attributes until the image is loaded: both have the file's aspect ratio. */
export function measurePicture(picture: HTMLImageElement): Size {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const readNumber = (name: string) => Number(picture.getAttribute(name));
  return width > 0 ? { width, height } : { width: readNumber('width'), height: readNumber('height') };
}

export function readElementStyle(element: HTMLElement): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
