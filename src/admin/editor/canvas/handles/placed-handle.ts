import type { BlockHandle, HandlePart } from '#content/block/block-handles.ts';
import type { Point } from '../overlay/geometry.ts';
import type { Size } from './point-drag.ts';

/** A handle where it stands on the page. */
export interface PlacedHandle {
  readonly id: string;
  readonly handle: BlockHandle;
  readonly at: Point;
  /** The way along which it is dragged, towards a larger value: a right padding grows to the left. */
  readonly grows: Point;
  /** What it changes. Of a gutter, the list of fractions. */
  readonly part: HandlePart;
  /** As it is rendered, in CSS pixels of the page. */
  readonly pixels: number;
  readonly element: HTMLElement;
  /** Of a point in a picture: where it is now, in percent, and the box that shows the picture, in CSS pixels of the page. */
  readonly picture?: { readonly point: Point; readonly box: Size };
  /** Of a gutter: the widths of the columns of its row, and the column before it. */
  readonly columns?: { readonly widths: readonly number[]; readonly gutter: number };
}
