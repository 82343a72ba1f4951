import type { FrameSize } from './frame-size.ts';
import type { Rect } from './receive-from-page.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels of the editor between the words and what is about them. */
const gap = 8;

/**
 * Where a toolbar of this size stands at words in a frame, in CSS pixels of the editor: above them, or below where there is
 * no room, or where fingers select and the system has its own menu above; never over them while there is room on either side,
 * and in the frame where they are scrolled out of it.
 */
export function toolbarPlace(words: Rect, frame: FrameSize, own: Size, belowFirst: boolean) {
  const { scale } = frame;
  const [room, wide] = [frame.height * scale, frame.width * scale];
  const top = words.y * scale;
  const bottom = (words.y + words.height) * scale;
  const above = top - gap - own.height;
  const below = bottom + gap;
  const fits = { above: above >= 0, below: below + own.height <= room };
  const order = belowFirst ? (['below', 'above'] as const) : (['above', 'below'] as const);
  const side = order.find((candidate) => fits[candidate]);
  const beside = side === 'above' ? above : side === 'below' ? below : gap;
  const y = Math.min(beside, Math.max(0, room - own.height));
  const middle = (words.x + words.width / 2) * scale;
  const x = Math.max(0, Math.min(middle - own.width / 2, wide - own.width));
  return { x, y, hidden: bottom < 0 || top > room };
}
