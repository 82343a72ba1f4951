import { capWidth, noLength, readLength, type WidthByWindow } from '#content/look/width-by-window.ts';
import type { Card } from './card-style.ts';

/** From this width on a row stands in three columns, whose gaps are 24 px (`card.css`). */
const rowFrom = 704;
const rowGap = 24;
/** Beside a figure, in a narrow row. */
const thumb = 104;

type Sized = Pick<
  Card,
  | 'layout'
  | 'figure'
  | 'width'
  | 'widthMode'
  | 'maxWidth'
  | 'maxWidthMode'
  | 'contentImagePosition'
  | 'contentImageWidth'
  | 'paddingLeft'
  | 'paddingRight'
>;

/** How wide a card's picture is, by the width of the card's block. */
export function imageWidth(card: Sized, block: WidthByWindow): WidthByWindow {
  const hasLength = (mode: Card['widthMode']) => mode === undefined || mode === 'fixed';
  const fixed = hasLength(card.widthMode) ? card.width : undefined;
  const most = hasLength(card.maxWidthMode) ? card.maxWidth : undefined;
  const whole = capWidth(capWidth(block, fixed), most);
  return capWidth(card.layout === 'row' ? inRow(card, whole) : inColumn(card, whole), card.contentImageWidth);
}

function inColumn({ contentImagePosition, paddingLeft, paddingRight }: Sized, whole: WidthByWindow) {
  if (contentImagePosition === 'top' || contentImagePosition === 'bottom') return whole;
  const sides = [readLength(paddingLeft) ?? noLength, readLength(paddingRight) ?? noLength];
  return (window: number) => {
    const width = whole(window);
    return sides.reduce((left, side) => left - side(width, window), width);
  };
}

function inRow({ figure }: Sized, whole: WidthByWindow): WidthByWindow {
  return (window) => {
    const width = whole(window);
    const first = ((width - rowGap) * 5) / 12;
    if (figure === '') return width < rowFrom ? width : first;
    return width < rowFrom ? thumb : ((width - first - 2 * rowGap) * 2.5) / 6.5;
  };
}
