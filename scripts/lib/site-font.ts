import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { arrows, textWeights } from '#content/look/site-font.ts';
import { cutFont } from '#server/pictures/fonts/cut-font.ts';
import { inspectFont } from '#server/pictures/fonts/inspect-font.ts';
import { measureFont } from '#server/pictures/fonts/measure-font.ts';
import { siteFontCharacters } from '#server/pictures/fonts/site-characters.ts';
import { unpackFont } from '#server/pictures/fonts/unpack-font.ts';

/** The families that come with the product, each in one variable file of its package: the design's, and those of the presets. */
const families = [
  { slug: 'instrument-sans', family: 'Instrument Sans', category: 'sans-serif' },
  { slug: 'newsreader', family: 'Newsreader', category: 'serif' },
  { slug: 'hanken-grotesk', family: 'Hanken Grotesk', category: 'sans-serif' },
  { slug: 'nunito', family: 'Nunito', category: 'sans-serif' },
  { slug: 'archivo', family: 'Archivo', category: 'sans-serif' },
  { slug: 'literata', family: 'Literata', category: 'serif' },
  { slug: 'bricolage-grotesque', family: 'Bricolage Grotesque', category: 'sans-serif' },
] as const;

/** Weights that sharing pictures are drawn in. The design's own family comes for them in a package, with more letters. */
const drawnWeights = [500, 600];
const [ownFamily] = families;

export interface MadeFile {
  /** Below `src/site/fonts`. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** All files of `src/site/fonts`: for each family its WOFF2 and the weights of sharing pictures, and what was measured of them. */
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

/** The arrows that the packages of the families lack, from Inter. */
async function makeArrows(): Promise<Buffer> {
  const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');
  const [least, , most] = textWeights;
  return subsetFont(readFileSync(source), arrows, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: least, max: most }, opsz: 14 },
    // Inter's features would bring other forms of each arrow.
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
