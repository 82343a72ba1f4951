import { useLayoutEffect, useState } from 'react';
import { isEqual } from '#content/is-equal.ts';
import { around, type FreePlace, freePlace, type OwnSize } from './free-place.ts';
import type { Box, ShownSize } from './geometry.ts';
import { textBoxes } from './text-boxes.ts';

interface Placing {
  /** What the frame shows: its texts are not covered. */
  readonly page: Document | undefined;
  /** The block, in CSS pixels of the frame's viewport. */
  readonly block: Box;
  readonly size: ShownSize;
  /** How large it is, in CSS pixels of the editor; asked once it is in the document. */
  readonly own: () => OwnSize;
  /** Another one where it has another size. */
  readonly name: string | undefined;
}

/** Where something stands at a block so that it covers no text, neither the block's nor that of a neighbour. */
export function useFreePlace({ page, block, size, own, name }: Placing) {
  const [place, setPlace] = useState<FreePlace>();
  const { width, height, scale } = size;
  const { left, top, right, bottom } = block;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another name it has another size
  useLayoutEffect(() => {
    const shown = scaled({ left, top, right, bottom }, scale);
    const sizes = own();
    const room = { width: width * scale, height: height * scale };
    const zone = scaled(around(shown, sizes), 1 / scale);
    const texts = page ? textBoxes(page, zone).map((box) => scaled(box, scale)) : [];
    const next = freePlace(shown, room, sizes, texts);
    setPlace((before) => (isEqual(before, next) ? before : next));
  }, [page, left, top, right, bottom, width, height, scale, name]);
  return { place, isOut: bottom < 0 || top > height };
}

function scaled({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}
