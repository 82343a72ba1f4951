import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import type { OutlinePart } from './has-serifs.ts';
import { sampleText } from './sample-text.ts';

export type Axes = Readonly<
  Record<string, { readonly min: number; readonly default: number; readonly max: number }>
>;

/** What of a font decides where lines and words end, in parts of its size. */
export interface FontMeasures {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The mean width of a character of running text, at a weight. */
  widthAt(weight: number): number;
  /** Along which it varies, by their tags. */
  readonly axes: Axes;
  readonly characters: ReadonlySet<number>;
  /** Of a letter, as lines and bends. */
  outlineOf(letter: string): readonly OutlinePart[];
  table(tag: string): DataView | undefined;
  /** One of its names in English, '' where it has none. */
  name(id: number): string;
}

/** Reads a plain TrueType or OpenType file. */
export function measureFont(file: Uint8Array): FontMeasures {
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const { upem } = face;
  font.setScale(upem, upem);
  const { ascender, descender, lineGap } = font.hExtents();
  const axes: Axes = face.getAxisInfos();
  const { wght } = axes;
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    axes,
    characters: new Set(face.collectUnicodes()),
    outlineOf(letter) {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
      return glyph === undefined ? [] : font.glyphToJson(glyph);
    },
    table(tag) {
      const bytes = face.referenceTable(tag);
      return bytes && new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    name: (id) => face.getName(id, 'en'),
    widthAt(weight) {
      if (wght) font.setVariations([new Variation('wght', Math.min(Math.max(weight, wght.min), wght.max))]);
      const text = new Text();
      text.addText(sampleText);
      text.guessSegmentProperties();
      shape(font, text);
      const width = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return width / upem / sampleText.length;
    },
  };
}
