import { inspectPicture } from './inspect-picture.ts';
import { PictureError } from './picture-limits.ts';
import {
  createComplexityError,
  createDamagedError,
  deepest,
  largestSvg,
  mostDrawn,
  readSvgText,
  rewriteAsPlainSvg,
} from './plain-svg.ts';
import { createSvgLosses, createSvgPurifier, describeLosses, type SvgPurifier } from './purify-svg.ts';
import { findLocalReferences } from './safe-css.ts';

/** Default size of an SVG without dimensions (CSS 2.2, 10.3.2). */
const standard: Size = { width: 300, height: 150 };
const largestSide = 100_000;

/** Steps into children and references that are followed from an element. */
const longestWay = 4 * deepest;

interface InspectedSvg {
  readonly type: 'svg';
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: false;
  /** Bytes to store: UTF-8, with explicit dimensions, without scripts and external references. */
  readonly bytes: Buffer;
  /** Sentences on what was removed. */
  readonly notes: readonly string[];
}

let purifier: Promise<SvgPurifier> | undefined;

/** Sanitizes an SVG and reads its size. Idempotent. Throws a `PictureError` for anything else. */
export async function inspectSvg(bytes: Buffer): Promise<InspectedSvg> {
  const text = readSvgText(bytes);
  const losses = createSvgLosses();
  const plain = rewriteAsPlainSvg(text, (name) => losses.elements.add(name));
  // Checks the size after the type, so that HTML is refused as HTML and not for its size.
  if (bytes.length > largestSvg) {
    throw new PictureError(`An SVG can have at most ${largestSvg / 1024 / 1024} MB. Save it as a PNG image.`);
  }
  purifier ??= createSvgPurifier();
  const { purify, write } = await purifier;
  const svg = purify(plain, losses);
  if (!svg) throw createDamagedError();
  checkDrawn(svg);
  await checkCarried(svg);
  const size = readSvgSize(svg);
  for (const side of ['width', 'height'] as const) svg.setAttribute(side, String(size[side]));
  const clean = write(svg);
  rewriteAsPlainSvg(clean);
  return {
    type: 'svg',
    ...size,
    animated: false,
    bytes: Buffer.from(clean),
    notes: describeLosses(losses),
  };
}

/** Applies the limits of images to those embedded in an SVG. */
async function checkCarried(svg: Element): Promise<void> {
  for (const element of svg.querySelectorAll('image, feImage')) {
    for (const { localName, value } of element.attributes) {
      if (localName !== 'href' || !value.startsWith('data:')) continue;
      await inspectPicture(Buffer.from(value.slice(value.indexOf(',') + 1), 'base64'));
    }
  }
}

/**
 * Limits the elements drawn after following every reference: ten references to ten others, nine levels deep,
 * are a thousand million. Throws a `PictureError` above the limit, and for circular references.
 */
function checkDrawn(svg: Element): void {
  const byId = new Map([...svg.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const known = new Map<Element, number>();
  const underway = new Set<Element>();

  function countDrawn(element: Element, way: number): number {
    const counted = known.get(element);
    if (counted !== undefined) return counted;
    if (way > longestWay || underway.has(element)) throw createComplexityError();
    underway.add(element);
    let sum = 1;
    for (const next of [...element.children, ...iterateReferences(element, byId)]) {
      sum += countDrawn(next, way + 1);
      if (sum > mostDrawn) throw createComplexityError();
    }
    underway.delete(element);
    known.set(element, sum);
    return sum;
  }

  countDrawn(svg, 0);
}

function* iterateReferences(element: Element, byId: ReadonlyMap<string, Element>): Generator<Element> {
  for (const { localName, value } of element.attributes) {
    const ids = localName === 'href' && value.startsWith('#') ? [value.slice(1)] : findLocalReferences(value);
    for (const id of ids) {
      const found = byId.get(id);
      if (found) yield found;
    }
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per unit. */
const pixelsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  rem: 16,
};

/**
 * Returns the size of an SVG in CSS pixels: from its width and height, else from its `viewBox`, else the
 * default of browsers. Throws a `PictureError` if it is larger than any screen.
 */
function readSvgSize(svg: Pick<Element, 'getAttribute'>): Size {
  const [width, height] = [parsePixels(svg.getAttribute('width')), parsePixels(svg.getAttribute('height'))];
  const box = parseViewBox(svg.getAttribute('viewBox'));
  const ratio = box ? box.width / box.height : standard.width / standard.height;
  const { width: boxWidth } = box ?? standard;
  const seen = width ?? (height === undefined ? boxWidth : height * ratio);
  const size = {
    width: Math.max(1, Math.round(seen)),
    height: Math.max(1, Math.round(height ?? seen / ratio)),
  };
  if (Math.max(size.width, size.height) > largestSide) {
    throw new PictureError(`This SVG’s size is over ${largestSide / 1000},000 pixels. Save it smaller.`);
  }
  return size;
}

/** Undefined if absent or a percentage. */
function parsePixels(length: string | null): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const pixels = Number(number) * (pixelsIn[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}

function parseViewBox(viewBox: string | null): Size | undefined {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
