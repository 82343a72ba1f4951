/** A width in CSS pixels, by that of the window in CSS pixels. */
export type WidthByWindow = (window: number) => number;

/** A stored length in CSS pixels: `whole` is what a percentage is of. */
type Pixels = (whole: number, window: number) => number;

/** Pixels to a rem: the size of the text that browsers begin with. */
const rem = 16;

/** Reads a CSS length; undefined for `auto` and for units that depend on more than widths, such as `vh`. */
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

/** A length of no pixels, for what is not stored. */
export const noLength: Pixels = () => 0;

/** The width where a largest one is stored; the very same where none is, or one that says nothing. */
export function capWidth(width: WidthByWindow, most: string | undefined): WidthByWindow {
  const length = readCssLength(most);
  if (!length) return width;
  return (window) => {
    const whole = width(window);
    return Math.min(whole, length(whole, window));
  };
}
