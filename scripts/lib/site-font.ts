import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { arrows, textWeights } from '#content/look/site-font.ts';
import { cutFont } from '#server/pictures/fonts/cut-font.ts';
import { inspectFont } from '#server/pictures/fonts/inspect-font.ts';
import { measureFont } from '#server/pictures/fonts/measure-font.ts';
import { siteFontCharacters } from '#server/pictures/fonts/site-characters.ts';
import { unpackFont } from '#server/pictures/fonts/unpack-font.ts';

/**
 * Bundled families, first the design's and then those of presets. Each package has one variable font file.
 */
const families = [
  { slug: 'instrument-sans', family: 'Instrument Sans', category: 'sans-serif' },
  { slug: 'newsreader', family: 'Newsreader', category: 'serif' },
  { slug: 'hanken-grotesk', family: 'Hanken Grotesk', category: 'sans-serif' },
  { slug: 'nunito', family: 'Nunito', category: 'sans-serif' },
  { slug: 'archivo', family: 'Archivo', category: 'sans-serif' },
  { slug: 'literata', family: 'Literata', category: 'serif' },
  { slug: 'bricolage-grotesque', family: 'Bricolage Grotesque', category: 'sans-serif' },
] as const;

/**
 * Weights of texts in sharing images. Those of the design's family come from a package with more characters.
 */
const drawnWeights = [500, 600];
const [ownFamily] = families;

export interface MadeFile {
  /** Below `src/site/fonts`. */
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Creates all files of `src/site/fonts`: each family's WOFF2 and weights for sharing images, and the font
 * metrics.
 */
export async function makeSiteFonts(): Promise<MadeFile[]> {
  const made = await Promise.all(families.map(makeFamily));
  const measures = `${JSON.stringify(
    made.map(({ measures: each }) => each),
    null,
    2,
  )}\n`;
  return [
    ...made.flatMap(({ files }) => files),
    { name: 'arrows.woff2', bytes: await makeArrows() },
    { name: 'measures.json', bytes: Buffer.from(measures) },
  ];
}

/** Subsets Inter to the arrows, which the packages of the families lack. */
async function makeArrows(): Promise<Buffer> {
  const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');
  const [least, , most] = textWeights;
  return subsetFont(readFileSync(source), arrows, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: least, max: most }, opsz: 14 },
    // Inter's OpenType features would add alternates of each arrow.
    noLayoutClosure: true,
  });
}

async function makeFamily({ slug, family, category }: (typeof families)[number]) {
  const source = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`,
  );
  const plain = await unpackFont(readFileSync(source));
  const weights = { least: textWeights[0], most: textWeights[2] };
  const bytes = await cutFont(plain, { axes: measureFont(plain).axes, weights });
  const { ascent, descent, isEven, widths } = await inspectFont(bytes);
  const measures = { slug, family, category, ascent, descent, isEven, widths };
  const drawn = slug === ownFamily.slug ? [] : drawnWeights;
  const files = drawn.map(async (wght) => ({
    name: `${slug}-${wght}.woff`,
    bytes: await subsetFont(plain, siteFontCharacters, { targetFormat: 'woff', variationAxes: { wght } }),
  }));
  return { measures, files: [{ name: `${slug}.woff2`, bytes }, ...(await Promise.all(files))] };
}
