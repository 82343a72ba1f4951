/** A width as a function of the window's width, both in CSS pixels. */
export type WidthByWindow = (window: number) => number;

/** A stored length in CSS pixels; percentages refer to `whole`. */
type Pixels = (whole: number, window: number) => number;

/** Pixels per rem: the default font size of browsers. */
const rem = 16;

/** Parses a CSS length; undefined for `auto` and for units that depend on more than widths, such as `vh`. */
export function readCssLength(length: string | undefined): Pixels | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em|%|cqi|cqw|vw)?$/.exec(length ?? '') ?? [];
  if (number === undefined) return undefined;
  const size = Number(number);
  switch (unit) {
    case '%':
    case 'cqi':
    case 'cqw':
      return (whole) => (size / 100) * whole;
    case 'vw':
      return (_whole, window) => (size / 100) * window;
    default: {
      const pixels = size * (unit === 'rem' || unit === 'em' ? rem : 1);
      return () => pixels;
    }
  }
}

/** A length of 0 pixels, for absent values. */
export const getZeroPixels: Pixels = () => 0;

/** Limits a width to a stored maximum. Returns the same function if there is none, or an unusable one. */
export function limitWidth(width: WidthByWindow, most: string | undefined): WidthByWindow {
  const length = readCssLength(most);
  if (!length) return width;
  return (window) => {
    const whole = width(window);
    return Math.min(whole, length(whole, window));
  };
}
