import { toOklch } from '#tokens/srgb.ts';
import { cssWriters, type TokenValues } from '#tokens/token-value.ts';

type Color = TokenValues['color'];

const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;
const oklch =
  /^oklch\(\s*([\d.]+)(%?)[\s,]+([\d.]+)(%?)[\s,]+([\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i;

export function formatColor(value: Color): string {
  return cssWriters.color(value);
}

/** Parses a typed colour, in hex or as `oklch(…)`. Returns undefined for anything else. */
export function readColorText(text: string): Color | undefined {
  const [, digits] = hex.exec(text.trim()) ?? [];
  if (digits) return fromHex(digits);
  const [, lightness, lightPart, chroma, chromaPart, hue, alpha, alphaPart] = oklch.exec(text.trim()) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  const l = Number(lightness) / (lightPart ? 100 : 1);
  // CSS Color 4, section 9.4: 100 % of chroma is 0.4.
  const c = Number(chroma) * (chromaPart ? 0.004 : 1);
  const a = alpha === undefined ? 1 : Number(alpha) / (alphaPart ? 100 : 1);
  if (!(l <= 1 && c <= 0.5 && Number(hue) <= 360 && a <= 1)) return undefined;
  return { colorSpace: 'oklch', components: [l, c, Number(hue)], ...(a < 1 ? { alpha: a } : {}) };
}

function fromHex(digits: string): Color {
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const { lightness, chroma, hue } = toOklch(`#${six}`);
  const round = (value: number, places: number) => Number(value.toFixed(places));
  // A grey has no hue. A hue left by rounding errors would show once chroma is added.
  const isGrey = chroma < 0.0005;
  return {
    colorSpace: 'oklch',
    components: [round(Math.min(1, lightness), 4), isGrey ? 0 : round(chroma, 4), isGrey ? 0 : round(hue, 2)],
  };
}
