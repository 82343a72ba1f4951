import type { BlockHandle, HandlePart } from '#content/block/block-handles.ts';
import type { Point } from '../overlay/geometry.ts';
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
}
