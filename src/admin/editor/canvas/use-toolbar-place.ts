import type { RefObject } from 'react';
import type { FrameSize } from './frame-size.ts';
import { useFreePlace } from './over/use-free-place.ts';
import type { Rect } from './receive-from-page.ts';

/** About its size before it has one, in CSS pixels of the editor: all of its buttons, and its name. */
const standard = { buttons: 250, name: 110, thick: 40 };

/** Where the toolbar stands at the selected block: lying, or upright beside it. `name` is what it is called. */
export function useToolbarPlace(
  toolbar: RefObject<HTMLElement | null>,
  page: Document | undefined,
  { x, y, width, height }: Rect,
  size: FrameSize,
  name: string | undefined,
) {
  const block = { left: x, top: y, right: x + width, bottom: y + height };
  const own = () => sizesOf(toolbar.current);
  const { place, isOut } = useFreePlace({ page, block, size, own, name });
  return {
    form: place?.form ?? 'flat',
    style: {
      insetBlockStart: place?.y,
      insetInlineStart: place?.x,
      visibility: isOut || !place ? 'hidden' : undefined,
    } as const,
  };
}

/** As long as its buttons, and its name where it lies in full. */
function sizesOf(toolbar: HTMLElement | null) {
  const { offsetWidth = 0, offsetHeight = 0 } = toolbar ?? {};
  const name = toolbar?.querySelector<HTMLElement>('.selection-toolbar__name')?.offsetWidth ?? 0;
  const form = toolbar?.dataset.form;
  const [long, thick] = form === 'upright' ? [offsetHeight, offsetWidth] : [offsetWidth, offsetHeight];
  const measured = { buttons: form === 'flat' ? long - name : long, name, thick };
  const { buttons, name: label, thick: height } = offsetWidth > 0 ? measured : standard;
  return {
    flat: { width: buttons + label, height },
    short: { width: buttons, height },
    upright: { width: height, height: buttons },
  };
}
