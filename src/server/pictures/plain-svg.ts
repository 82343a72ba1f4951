import { SaxesParser } from 'saxes';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import { PictureError } from './picture-limits.ts';
import { onlyThese } from './picture-type.ts';

/** A drawing as programs write it has hundreds of elements, one drawn by hand in thousands of strokes some ten thousand. */
export const mostElements = 20_000;
/** On one element; a parser looks at each of them beside every other. */
export const mostAttributes = 200;
/** Groups within groups, as programs nest them, come to some thirty. */
export const deepest = 200;
/** What is drawn when every reference is followed: references to references double with each step. */
export const mostDrawn = 200_000;
/** Bytes. What is larger is a photograph in an SVG's clothes. */
export const largestSvg = 2 * 1024 * 1024;

/** Elements at which HTML leaves a drawing (HTML, 13.2.6.5), and the one in which it may stand. */
const htmlOnly = new Set(
  'b big blockquote body br center code dd div dl dt em embed font foreignobject h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
);
/** Elements in which HTML would read other elements as its own. */
const textOnly = new Set(['title', 'desc']);

/**
 * Reads an SVG's text once, from its begin to its end, and writes what of it a reader of HTML and one of XML understand
 * alike: no comments, no CDATA, no instructions, nothing at which HTML begins. Throws a `PictureError` at the first thing
 * that is no XML, or that makes it larger than what a parser holds in an instant.
 *
 * @param leaveOut hears the name of each element that goes with all it holds
 */
export function plainSvg(text: string, leaveOut: (name: string) => void = () => {}): string {
  const parser = new SaxesParser();
  const path: string[] = [];
  const written: string[] = [];
  let elements = 0;
  let attributes = 0;
  /** How deep the element stands that is left out with all it holds. */
  let leftOut = Number.POSITIVE_INFINITY;
  const write = (piece: string) => {
    if (path.length < leftOut) written.push(piece);
  };

  parser.on('error', () => {
    throw elements === 0 ? noSvg() : createDamagedError();
  });
  parser.on('doctype', (doctype) => {
    // A bare one is what programs of twenty years ago wrote; one that declares something can declare bombs.
    if (doctype.includes('[')) throw new PictureError(declares);
  });
  parser.on('opentagstart', ({ name }) => {
    elements += 1;
    attributes = 0;
    if (elements === 1 && name !== 'svg') throw noSvg();
    if (elements > mostElements || path.length >= deepest) throw tooComplicated();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw tooComplicated();
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    const isText = textOnly.has(path.at(-1)?.toLowerCase() ?? '');
    path.push(name);
    if (isText || htmlOnly.has(name.toLowerCase())) {
      if (path.length < leftOut && !isText) leaveOut(name);
      leftOut = Math.min(leftOut, path.length);
    }
    const values = Object.entries(given).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
    write(`<${name}${values.join('')}>`);
  });
  parser.on('text', (piece) => write(escaped(piece)));
  parser.on('cdata', (piece) => write(escaped(piece)));
  parser.on('closetag', ({ name }) => {
    write(`</${name}>`);
    if (path.length === leftOut) leftOut = Number.POSITIVE_INFINITY;
    path.pop();
  });
  parser.write(text).close();
  if (elements === 0) throw noSvg();
  return written.join('');
}

/** Line ends and tabs too, which would be other spaces in an attribute. */
function escaped(text: string): string {
  return escapeMarkup(text).replace(/[\t\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}

export function tooComplicated(): PictureError {
  return new PictureError(
    'This SVG is too complicated to be shown fast. Simplify it, or save it as a PNG picture.',
  );
}

export function createDamagedError(): PictureError {
  return new PictureError('This SVG is damaged and cannot be read. Save it again as plain SVG.');
}

const declares = 'This SVG declares words of its own (a DOCTYPE). Save it again as plain SVG.';

function noSvg(): PictureError {
  return new PictureError(onlyThese);
}

/** The text of an SVG: UTF-8, or UTF-16 where its first bytes say so. Throws a `PictureError` for any other. */
export function readSvgText(bytes: Buffer): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new PictureError('This SVG is written in an old way of coding text. Save it as UTF-8.');
  }
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  return mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
}

/** True for bytes that begin like XML or HTML: what it is in truth is found out by reading it. */
export function looksLikeMarkup(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 256).replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^[\s\0]*<[\0]?[?!a-z]/i.test(begin);
}
