import { PictureError } from './picture-error.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What browsers give a drawing that says nothing of its size (CSS 2.2, 10.3.2). */
const standard: Size = { width: 300, height: 150 };
const largestSide = 100_000;

/** CSS pixels in one of each unit. */
const pixelsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  rem: 16,
};

/**
 * How large a drawing is in CSS pixels: by its own width and height, else by the box that it is drawn in, else what
 * browsers take. Throws a `PictureError` for one that no screen has room for.
 */
export function svgSize(svg: Pick<Element, 'getAttribute'>): Size {
  const [width, height] = [pixelsOf(svg.getAttribute('width')), pixelsOf(svg.getAttribute('height'))];
  const box = boxOf(svg.getAttribute('viewBox'));
  const ratio = box ? box.width / box.height : standard.width / standard.height;
  const { width: boxWidth } = box ?? standard;
  const seen = width ?? (height === undefined ? boxWidth : height * ratio);
  const size = {
    width: Math.max(1, Math.round(seen)),
    height: Math.max(1, Math.round(height ?? seen / ratio)),
  };
  if (Math.max(size.width, size.height) > largestSide) {
    throw new PictureError(
      `This SVG says it is larger than ${largestSide / 1000},000 pixels. Save it smaller.`,
    );
  }
  return size;
}

/** Undefined where nothing is said, and for a share of what is around it. */
function pixelsOf(length: string | null): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const pixels = Number(number) * (pixelsIn[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}

function boxOf(viewBox: string | null): Size | undefined {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
