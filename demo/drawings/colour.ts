/** Colours are chosen in oklch, as on the site, and handed to SVG as hex. */

function channel(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

function parse(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = parse(to);
  return toHex(
    parse(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount)),
  );
}

/** What every picture shares: the paper, the ink and the one accent of the studio. */
export const studio = {
  white: '#fffefb',
  paper: oklch(0.955, 0.012, 85),
  paperDeep: oklch(0.9, 0.018, 80),
  line: oklch(0.87, 0.012, 85),
  grey: oklch(0.7, 0.012, 80),
  inkSoft: oklch(0.45, 0.014, 80),
  ink: oklch(0.21, 0.012, 80),
  accent: oklch(0.6, 0.19, 33),
  accentDeep: oklch(0.5, 0.17, 32),
} as const;
