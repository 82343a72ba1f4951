import { checkDrawn } from './count-drawn.ts';
import { inspectPicture } from './inspect-picture.ts';
import { PictureError } from './picture-error.ts';
import { createDamagedError, plainSvg } from './plain-svg.ts';
import { createSvgPurifier, type SvgPurifier } from './purify-svg.ts';
import { readSvgText } from './read-svg-text.ts';
import { largestSvg } from './svg-limits.ts';
import { describeLosses, noLosses } from './svg-losses.ts';
import { svgSize } from './svg-size.ts';

interface InspectedSvg {
  readonly type: 'svg';
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: false;
  /** What is kept: UTF-8, with its size written on it, and nothing that acts or loads. */
  readonly bytes: Buffer;
  /** Sentences on what was left out of it. */
  readonly notes: readonly string[];
}

let purifier: Promise<SvgPurifier> | undefined;

/** Makes an SVG safe and reads its size. Doing it twice changes nothing more. Throws a `PictureError` for anything else. */
export async function inspectSvg(bytes: Buffer): Promise<InspectedSvg> {
  const text = readSvgText(bytes);
  const losses = noLosses();
  const plain = plainSvg(text, (name) => losses.elements.add(name));
  // After the look at what it is: whoever sends a page of HTML hears of that, not of its weight.
  if (bytes.length > largestSvg) {
    throw new PictureError(
      `An SVG can be ${largestSvg / 1024 / 1024} MB large at most. Save it as a PNG picture.`,
    );
  }
  purifier ??= createSvgPurifier();
  const { purify, write } = await purifier;
  const svg = purify(plain, losses);
  if (!svg) throw createDamagedError();
  checkDrawn(svg);
  await checkCarried(svg);
  const size = svgSize(svg);
  for (const side of ['width', 'height'] as const) svg.setAttribute(side, String(size[side]));
  const clean = write(svg);
  plainSvg(clean);
  return {
    type: 'svg',
    ...size,
    animated: false,
    bytes: Buffer.from(clean),
    notes: describeLosses(losses),
  };
}

/** A picture within the drawing is held to what every picture is held to. */
async function checkCarried(svg: Element): Promise<void> {
  for (const element of svg.querySelectorAll('image, feImage')) {
    for (const { localName, value } of element.attributes) {
      if (localName !== 'href' || !value.startsWith('data:')) continue;
      await inspectPicture(Buffer.from(value.slice(value.indexOf(',') + 1), 'base64'));
    }
  }
}
