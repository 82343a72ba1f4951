/**
 * Converts a colour token (`oklch(L C H)`) to `#rrggbb`, for formats without CSS colours: web manifests,
 * icons and images. Channels outside of sRGB are clamped, opacity is dropped. The matrices are those of CSS
 * Color 4, section 11.
 *
 * @throws on any other syntax
 */
export function toHex(color: string): string {
  const [, ...parts] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/.exec(color) ?? [];
  const [lightness, chroma, hue] = parts.map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`"${color}" is not written as oklch(L C H)`);
  }
  const angle = (hue * Math.PI) / 180;
  return `#${convertOklabToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
    .map(formatHexChannel)
    .join('')}`;
}

/**
 * Converts OKLab to linear sRGB: channels from 0 to 1, and beyond for colours outside of sRGB (CSS Color 4,
 * section 11).
 */
export function convertOklabToLinear(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * Converts `#rrggbb` to OKLCH: lightness from 0 to 1, chroma, and the hue in degrees from 0 to 360 (CSS Color
 * 4, section 11).
 */
export function toOklch(color: string): { lightness: number; chroma: number; hue: number } {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    decodeChannel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (degrees + 360) % 360,
  };
}

/** Converts a gamma-encoded channel from 0 to 1 to a linear one (CSS Color 4, section 10.2). */
export function decodeChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

export function encodeChannel(channel: number): number {
  const light = Math.min(1, Math.max(0, channel));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

function formatHexChannel(light: number): string {
  return Math.round(encodeChannel(light) * 255)
    .toString(16)
    .padStart(2, '0');
}
