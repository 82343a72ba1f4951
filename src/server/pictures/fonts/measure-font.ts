import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import type { OutlinePart } from './has-serifs.ts';

export type Axes = Readonly<
  Record<string, { readonly min: number; readonly default: number; readonly max: number }>
>;

/** Metrics of a font that determine where lines and words end, in em. */
export interface FontMeasures {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of a character of running text at a weight. */
  widthAt(weight: number): number;
  /** Variation axes by tag. */
  readonly axes: Axes;
  readonly characters: ReadonlySet<number>;
  /** Returns the outline of a letter. */
  readOutline(letter: string): readonly OutlinePart[];
  table(tag: string): DataView | undefined;
  /** Returns an English entry of the `name` table, or ''. */
  name(id: number): string;
}

/** Parses a plain TrueType or OpenType file. */
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
    readOutline(letter) {
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

/**
 * Typical text of a studio, half Dutch and half English. Fonts are compared by its width, so that letters
 * count by their frequency, with kerning.
 */
const sampleText = [
  'Wij ontwerpen digitale producten die mensen graag gebruiken. Een goed ontwerp begint met luisteren: naar wie het straks',
  'elke dag in handen heeft, naar wat er nu niet werkt, en naar wat er altijd zo moet blijven. Daarna schetsen we, bouwen we',
  'een eerste versie en kijken we mee terwijl iemand hem voor het eerst opent. Zo wordt iets dat ingewikkeld is vanzelf eenvoudig.',
  'Bekijk ons werk voor gemeenten, musea, zorginstellingen en jonge bedrijven, of bel ons voor een gesprek over jouw idee.',
  'We design digital products that people like to use. Good design begins with listening: to those who will have it in their',
  'hands every day, to what does not work now, and to what should always stay the way it is. Then we sketch, we build a first',
  'version and watch somebody open it for the first time. That is how something complicated becomes simple by itself. Have a look',
  'at our work for councils, museums, health care and young companies, or call us for a conversation about your own idea.',
].join(' ');
