import type { Point } from './geometry.ts';

/** Converts a position in the page, which may be scaled, to one in the editor's window. */
export function toWindowPoint(page: Document, { x, y }: Point): Point {
  const frame = page.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return { x, y };
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth || 1;
  return { x: left + x * scale, y: top + y * scale };
}

/** Converts a pointer position in the editor's window to one in the page, which may be scaled. */
export function toPagePoint(page: Document, clientX: number, clientY: number): Point {
  const frame = page.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame) return { x: clientX, y: clientY };
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth || 1;
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}
