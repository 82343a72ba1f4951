import type { FluidRange } from '../design-tokens.ts';
import { type DimensionValue, toPixels } from '../token-value.ts';
import { readCssArguments } from './split-css.ts';

/** A linear length: pixels plus a share of the window's width. */
interface Line {
  readonly px: number;
  /** Growth per pixel of the window's width. */
  readonly perPixel: number;
}

const length = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(px|rem)$/i;

/** Parses `12px` or `1.5rem`; undefined for anything else. */
export function readTokenLength(text: string): DimensionValue | undefined {
  const [, value, unit] = length.exec(text.trim()) ?? [];
  return value === undefined
    ? undefined
    : { value: Number(value), unit: unit?.toLowerCase() as 'px' | 'rem' };
}

/** Parses a fluid size: `clamp()` with a linear middle. */
export function readFluid(text: string): { value: DimensionValue; fluid: FluidRange } | undefined {
  const [low, line, high, more] = readCssArguments('clamp', text) ?? [];
  if (low === undefined || line === undefined || high === undefined || more !== undefined) return undefined;
  const [least, most] = [
    readTokenLength(low === '0' ? '0px' : low),
    readTokenLength(high === '0' ? '0px' : high),
  ];
  const grows = readLine(line);
  if (!least || !most || !grows || grows.perPixel === 0) return undefined;
  const [min, max] = grows.perPixel > 0 ? [least, most] : [most, least];
  const computeWindowWidth = (size: DimensionValue) =>
    snapToWhole((toPixels(size) - grows.px) / grows.perPixel);
  return { value: max, fluid: { min, from: computeWindowWidth(min), to: computeWindowWidth(max) } };
}

/** Rounds a nearly whole width, since written CSS is rounded. */
function snapToWhole(width: number): number {
  const whole = Math.round(width);
  return Math.abs(width - whole) < 0.25 ? whole : Number(width.toFixed(2));
}

/** Parses `0.98rem + 0.2vw`, `16px - .5vw` or `1rem + (100vw - 340px) * 0.002`. */
function readLine(text: string): Line | undefined {
  const [, start = '', from, slope] =
    /^(\S+) \+ \(100vw - (\d+(?:\.\d+)?)px\) \* (-?\d*\.?\d+(?:e-?\d+)?)$/.exec(text) ?? [];
  const first = readTokenLength(start);
  if (first && from !== undefined) {
    const perPixel = Number(slope);
    return { px: toPixels(first) - Number(from) * perPixel, perPixel };
  }
  return readSum(text);
}

function readSum(text: string): Line | undefined {
  const terms = text.trim().split(/\s+(?=[+-]\s)/);
  if (terms.length > 4) return undefined;
  let px = 0;
  let perPixel = 0;
  for (const term of terms) {
    const [, sign, part = ''] = /^([+-]\s+)?(\S+)$/.exec(term) ?? [];
    const factor = sign?.startsWith('-') ? -1 : 1;
    const [, widths] = /^([+-]?(?:\d+\.?\d*|\.\d+))vw$/i.exec(part) ?? [];
    const fixed = readTokenLength(part);
    if (widths !== undefined) perPixel += (factor * Number(widths)) / 100;
    else if (fixed) px += factor * toPixels(fixed);
    else return undefined;
  }
  return { px, perPixel };
}
