import type { FontCategory } from '#content/look/fallback-fonts.ts';
import { type FontStyle, textWeights } from '#content/look/site-font.ts';
import { cutFont } from './cut-font.ts';
import { createDamagedFontError, FontError } from './font-limits.ts';
import { hasSerifs } from './has-serifs.ts';
import { type FontMeasures, measureFont } from './measure-font.ts';
import { dutchAndEnglish } from './site-characters.ts';
import { unpackFont } from './unpack-font.ts';

/** Embedding permissions of a font: the field `fsType` of its table `OS/2`. */
interface EmbeddingRights {
  readonly embedding: 'free' | 'editable' | 'preview' | 'restricted';
  /** True if subsetting is forbidden, so that it is served with all characters. */
  readonly whole: boolean;
}

export interface InspectedFont extends EmbeddingRights {
  readonly family: string;
  readonly category: FontCategory;
  readonly style: FontStyle;
  readonly weight: readonly [number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly isEven: boolean;
  readonly widths: readonly number[];
  /** Characters of Dutch and English texts that it lacks. */
  readonly missing: string;
  /** Copyright and licence texts of the font, if any. */
  readonly rights: string;
  /** The file that the site serves: WOFF2, with the site's characters and weights. */
  readonly woff2: Buffer;
}

const longestFamily = 60;
const longestRights = 300;
const nameIds = { copyright: 0, family: 1, license: 13, typographicFamily: 16 };

/** Reads a font and subsets it for the site. Throws a `FontError` if it is unusable. */
export async function inspectFont(file: Buffer): Promise<InspectedFont> {
  try {
    const plain = await unpackFont(file);
    const measures = measureFont(plain);
    requireLetters(measures);
    const { ascent, descent } = measures;
    const rights = readEmbeddingRights(measures.table('OS/2'));
    return {
      family: readFamily(measures),
      category: classifyFont(measures),
      style: isItalic(measures) ? 'italic' : 'normal',
      weight: getWeightRange(measures),
      ascent: roundMetric(ascent),
      descent: roundMetric(descent),
      isEven: isEven(measures),
      widths: textWeights.map((weight) => roundMetric(measures.widthAt(weight))),
      missing: [...dutchAndEnglish]
        .filter((letter) => !measures.characters.has(letter.codePointAt(0) ?? 0))
        .join(''),
      rights: (measures.name(nameIds.license) || measures.name(nameIds.copyright)).slice(0, longestRights),
      ...rights,
      woff2: await cutFont(plain, { axes: measures.axes, whole: rights.whole }),
    };
  } catch (error) {
    if (error instanceof FontError) throw error;
    throw createDamagedFontError();
  }
}

const roundMetric = (value: number) => Math.round(value * 100_000) / 100_000;

function requireLetters({ characters, ascent, descent, widthAt }: FontMeasures): void {
  if (characters.size === 0) throw createDamagedFontError();
  if ([...'aegno'].some((letter) => !characters.has(letter.codePointAt(0) ?? 0))) {
    throw new FontError('This font has none of the letters of Dutch and English.');
  }
  const width = widthAt(textWeights[0]);
  const isSound = [ascent, descent, width].every(Number.isFinite) && width > 0.05 && width < 5;
  if (isSound && ascent > 0 && ascent < 5 && descent >= 0 && descent < 5) return;
  throw new FontError('This font’s metrics are not valid: its lines would overlap. Export it again.');
}

function readFamily(measures: FontMeasures): string {
  const { name } = measures;
  const family =
    cleanName(name(nameIds.typographicFamily)) || styleLess(cleanName(name(nameIds.family)), measures);
  if (family === '') throw new FontError('This font has no name. Export it with its name.');
  return family;
}

function cleanName(name: string): string {
  return name
    .replace(/[^\p{L}\p{N} .+&-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestFamily)
    .trim();
}

const regular = 400;

/** Weights by name (OpenType, `usWeightClass`), in lower case and without spaces. */
const weightNames: Readonly<Record<string, number>> = {
  ...{ thin: 100, hairline: 100, extralight: 200, ultralight: 200, light: 300, regular, normal: regular },
  ...{ medium: 500, semibold: 600, demibold: 600, demi: 600, bold: 700, extrabold: 800, ultrabold: 800 },
  ...{ black: 900, heavy: 900 },
};
const namedStyle =
  /^(.+?)[ -]((?:extra|ultra|semi|demi)[ -]?(?:light|bold)|thin|hairline|light|regular|normal|medium|demi|bold|black|heavy|italic|oblique)$/i;

/**
 * Removes weight and style from a family name: without a typographic family, the names of most weights are
 * separate families (OpenType, name id 1).
 */
function styleLess(family: string, measures: FontMeasures): string {
  const [, rest, style = ''] = namedStyle.exec(family) ?? [];
  if (rest === undefined) return family;
  const weight = weightNames[style.toLowerCase().replace(/[ -]/g, '')];
  const [lightest, boldest] = getWeightRange(measures);
  const isItsOwn = weight === undefined ? isItalic(measures) : weight >= lightest && weight <= boldest;
  return isItsOwn ? styleLess(rest, measures) : family;
}

function getWeightRange({ axes: { wght }, table }: FontMeasures): readonly [number, number] {
  if (wght) return [Math.round(wght.min), Math.round(wght.max)];
  const os2 = table('OS/2');
  const said = os2 && os2.byteLength > 6 ? os2.getUint16(4) : regular;
  // Some old fonts use a scale of 1 to 9.
  const weight = said < 10 ? said * 100 : said;
  return weight >= 100 && weight <= 1000 ? [weight, weight] : [regular, regular];
}

const os2Italic = 1;
const macItalic = 2;

function isItalic({ table }: FontMeasures): boolean {
  const [os2, head] = [table('OS/2'), table('head')];
  if (os2 && os2.byteLength >= 64) return (os2.getUint16(62) & os2Italic) !== 0;
  return head !== undefined && head.byteLength >= 46 && (head.getUint16(44) & macItalic) !== 0;
}

/**
 * Classifies a font: monospaced by `post` or the PANOSE of `OS/2`, serif by its glyphs, since few fonts state
 * it.
 */
function classifyFont(measures: FontMeasures): FontCategory {
  const [post, os2] = [measures.table('post'), measures.table('OS/2')];
  if (post && post.byteLength >= 16 && post.getUint32(12) !== 0) return 'monospace';
  if (os2 && os2.byteLength >= 42 && os2.getUint8(32) === 2 && os2.getUint8(35) === 9) return 'monospace';
  return hasSerifs(measures.readOutline('I')) ? 'serif' : 'sans-serif';
}

/** True if the three tables from which browsers take line metrics agree and leave no line gap. */
function isEven({ table, lineGap }: FontMeasures): boolean {
  const [os2, hhea] = [table('OS/2'), table('hhea')];
  if (!os2 || !hhea || os2.byteLength < 78 || hhea.byteLength < 10 || lineGap !== 0) return false;
  const [ascent, descent] = [hhea.getInt16(4), hhea.getInt16(6)];
  const typo = os2.getInt16(68) === ascent && os2.getInt16(70) === descent && os2.getInt16(72) === 0;
  return typo && os2.getUint16(74) === ascent && os2.getUint16(76) === -descent;
}

/** Reads `fsType`: https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
function readEmbeddingRights(os2: DataView | undefined): EmbeddingRights {
  const type = os2 && os2.byteLength >= 10 ? os2.getUint16(8) : 0;
  const whole = (type & 0x100) !== 0;
  if ((type & 0x8) !== 0) return { embedding: 'editable', whole };
  if ((type & 0x4) !== 0) return { embedding: 'preview', whole };
  return { embedding: (type & 0x2) !== 0 ? 'restricted' : 'free', whole };
}
