import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs';
import { group, n, path } from './drawing.ts';

/**
 * Text in the drawings, in the site's own typeface. It is converted to outlines, so that pictures do not
 * depend on the fonts of the machine.
 */
const weights = [400, 500, 600, 700] as const;
type Weight = (typeof weights)[number];

const require = createRequire(import.meta.url);

async function load(weight: Weight): Promise<Font> {
  const file = require.resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`,
  );
  // Copies the result, because the decoder returns a view on its own memory, which the next call overwrites.
  const plain = Uint8Array.from(await convert(readFileSync(file), 'sfnt', 'woff2'));
  const font = new Font(new Face(new Blob(plain)));
  font.setScale(1000, 1000);
  return font;
}

const fonts = new Map<Weight, Font>();
for (const weight of weights) fonts.set(weight, await load(weight));

export interface TypeLook {
  size: number;
  colour: string;
  weight?: Weight;
  align?: 'left' | 'centre' | 'right';
  /** Letter spacing in em. By default large type is slightly tighter. */
  tracking?: number;
  opacity?: number;
  /**
   * `tabular` gives all figures the same width, for columns of numbers; its 1 has a foot. `own` is
   * proportional.
   */
  figures?: 'tabular' | 'own';
  /** Maximum width of the line, in units of the viewBox. A wider line throws an error. */
  within?: number;
}

/** Extra word space in thousandths of an em, because words run together on small pictures of screens. */
const moreWordSpace = 36;

interface SetLine {
  readonly glyphs: readonly { readonly id: number; readonly x: number; readonly y: number }[];
  readonly width: number;
}

function setLine(words: string, weight: Weight, tracking: number, isTabular: boolean): SetLine {
  const font = fonts.get(weight) as Font;
  const text = new Text();
  text.addText(words);
  text.guessSegmentProperties();
  shape(font, text, [new Feature('tnum', isTabular ? 1 : 0)]);
  const infos = text.getGlyphInfos();
  const space = font.nominalGlyph(32);
  let x = 0;
  const glyphs = text.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, index) => {
    const id = infos[index]?.codepoint ?? 0;
    if (id === 0) throw new Error(`The typeface has no letter for all of “${words}”.`);
    const glyph = { id, x: x + xOffset, y: yOffset };
    x += xAdvance + tracking * 1000 + (id === space ? moreWordSpace : 0);
    return glyph;
  });
  return { glyphs, width: (x - tracking * 1000) / 1000 };
}

function findTracking({ size, tracking }: TypeLook): number {
  return tracking ?? (size >= 24 ? -0.02 : size >= 16 ? -0.01 : 0);
}

const keepWords = (words: string): string => words;

/** Translates each line of the current drawing. */
let translateLine = keepWords;

/** Draws with every line translated by `translate`. */
export function drawTranslated(translate: (words: string) => string, draw: () => string): string {
  translateLine = translate;
  try {
    return draw();
  } finally {
    translateLine = keepWords;
  }
}

/**
 * Sets one line of text on its baseline.
 *
 * @throws {Error} if the line is wider than `within`, or the typeface lacks a letter
 */
export function type(written: string, x: number, y: number, look: TypeLook): string {
  const words = translateLine(written);
  const { size, colour, weight = 500, align = 'left', opacity, within, figures = 'own' } = look;
  const { glyphs, width } = setLine(words, weight, findTracking(look), figures === 'tabular');
  if (within !== undefined && width * size > within) {
    throw new Error(`“${words}” is ${n(width * size)} wide and has ${n(within)}.`);
  }
  const start = x - width * size * { left: 0, centre: 0.5, right: 1 }[align];
  const font = fonts.get(weight) as Font;
  const outlines = glyphs.map((glyph) => {
    const d = font.glyphToPath(glyph.id);
    return d === '' ? '' : path(d, { transform: `translate(${n(glyph.x)} ${n(glyph.y)})` });
  });
  return group(
    {
      transform: `translate(${n(start)} ${n(y)}) scale(${size / 1000} ${-size / 1000})`,
      fill: colour,
      opacity,
    },
    ...outlines,
  );
}

/** Sets lines of text below one another. The caller breaks the lines. */
export function lines(
  words: readonly string[],
  x: number,
  y: number,
  look: TypeLook & { leading?: number },
): string {
  const { leading = look.size >= 24 ? 1.1 : 1.4 } = look;
  return words.map((line, index) => type(line, x, y + index * look.size * leading, look)).join('');
}
