import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs';
import { group, n, path } from './drawing.ts';

/**
 * Real words in the drawings, in the site's own typeface. They are set here and written as outlines: a machine's own fonts
 * would make other pictures of the same code.
 */
const weights = [400, 500, 600, 700] as const;
type Weight = (typeof weights)[number];

const require = createRequire(import.meta.url);

async function load(weight: Weight): Promise<Font> {
  const file = require.resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`,
  );
  // The unpacker answers with a view on memory of its own, which the next one overwrites.
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
  /** In parts of the size. Large type is set a little tighter by itself. */
  tracking?: number;
  opacity?: number;
  /** As wide as each is of its own; or as wide as each other, which columns of different digits need, but whose 1 stands on a foot. */
  figures?: 'tabular' | 'own';
  /** Where the line must end: a drawing whose words run out of their place is not made. */
  within?: number;
}

/** In thousandths of the size: on a small picture of a screen, words that stand close run together. */
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

function trackingOf({ size, tracking }: TypeLook): number {
  return tracking ?? (size >= 24 ? -0.02 : size >= 16 ? -0.01 : 0);
}

const keepWords = (words: string): string => words;

/** Translates each line of the current drawing. */
let translateLine = keepWords;

/** Makes a drawing with every line translated by `translate`. */
export function drawTranslated(translate: (words: string) => string, draw: () => string): string {
  translateLine = translate;
  try {
    return draw();
  } finally {
    translateLine = keepWords;
  }
}

/** One line of words on its baseline. */
export function type(written: string, x: number, y: number, look: TypeLook): string {
  const words = translateLine(written);
  const { size, colour, weight = 500, align = 'left', opacity, within, figures = 'own' } = look;
  const { glyphs, width } = setLine(words, weight, trackingOf(look), figures === 'tabular');
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

/** Lines of words under each other, broken by hand where the sentence breathes. */
export function lines(
  words: readonly string[],
  x: number,
  y: number,
  look: TypeLook & { leading?: number },
): string {
  const { leading = look.size >= 24 ? 1.1 : 1.4 } = look;
  return words.map((line, index) => type(line, x, y + index * look.size * leading, look)).join('');
}
