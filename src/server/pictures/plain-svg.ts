import { SaxesParser } from 'saxes';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import { PictureError } from './picture-limits.ts';
import { onlyThese } from './picture-type.ts';

/**
 * Limit of elements. Exported drawings have hundreds; hand-drawn ones with thousands of strokes up to about
 * ten thousand.
 */
export const mostElements = 20_000;
/** Limit of attributes per element, since parsers compare each with every other. */
export const mostAttributes = 200;
/** Limit of nesting; real files reach about thirty levels. */
export const deepest = 200;
/** Limit of elements drawn after following references, which can grow exponentially. */
export const mostDrawn = 200_000;
/** Bytes. Larger files are usually photographs embedded in an SVG. */
export const largestSvg = 2 * 1024 * 1024;

/**
 * Elements at which an HTML parser leaves SVG (HTML, 13.2.6.5), and `foreignObject`, which contains HTML.
 */
const htmlOnly = new Set(
  'b big blockquote body br center code dd div dl dt em embed font foreignobject h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
);
/** Elements whose children an HTML parser reads as HTML. */
const textOnly = new Set(['title', 'desc']);

/**
 * Rewrites an SVG in the subset that HTML and XML parsers read alike: no comments, CDATA, processing
 * instructions or HTML elements. Reads the text once. Throws a `PictureError` at the first XML error, or if
 * it exceeds what a parser handles instantly.
 *
 * @param leaveOut called with the name of each element that is removed with its content
 */
export function rewriteAsPlainSvg(text: string, leaveOut: (name: string) => void = () => {}): string {
  const parser = new SaxesParser();
  const path: string[] = [];
  const written: string[] = [];
  let elements = 0;
  let attributes = 0;
  /** Depth of the element that is being removed with its content. */
  let leftOut = Number.POSITIVE_INFINITY;
  const write = (piece: string) => {
    if (path.length < leftOut) written.push(piece);
  };

  parser.on('error', () => {
    throw elements === 0 ? createNoSvgError() : createDamagedError();
  });
  parser.on('doctype', (doctype) => {
    // Old programs write a plain doctype; one with declarations could be an entity bomb.
    if (doctype.includes('[')) throw new PictureError(declares);
  });
  parser.on('opentagstart', ({ name }) => {
    elements += 1;
    attributes = 0;
    if (elements === 1 && name !== 'svg') throw createNoSvgError();
    if (elements > mostElements || path.length >= deepest) throw createComplexityError();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw createComplexityError();
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    const isText = textOnly.has(path.at(-1)?.toLowerCase() ?? '');
    path.push(name);
    if (isText || htmlOnly.has(name.toLowerCase())) {
      if (path.length < leftOut && !isText) leaveOut(name);
      leftOut = Math.min(leftOut, path.length);
    }
    const values = Object.entries(given).map(([attribute, value]) => ` ${attribute}="${escapeText(value)}"`);
    write(`<${name}${values.join('')}>`);
  });
  parser.on('text', (piece) => write(escapeText(piece)));
  parser.on('cdata', (piece) => write(escapeText(piece)));
  parser.on('closetag', ({ name }) => {
    write(`</${name}>`);
    if (path.length === leftOut) leftOut = Number.POSITIVE_INFINITY;
    path.pop();
  });
  parser.write(text).close();
  if (elements === 0) throw createNoSvgError();
  return written.join('');
}

/** Also escapes tabs and carriage returns, which would be normalized in an attribute. */
function escapeText(text: string): string {
  return escapeMarkup(text).replace(/[\t\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}

export function createComplexityError(): PictureError {
  return new PictureError(
    'This SVG is too complex to be shown quickly. Simplify it, or save it as a PNG image.',
  );
}

export function createDamagedError(): PictureError {
  return new PictureError('This SVG is damaged and cannot be read. Save it again as plain SVG.');
}

const declares = 'This SVG has its own definitions (a DOCTYPE). Save it again as plain SVG.';

function createNoSvgError(): PictureError {
  return new PictureError(onlyThese);
}

/** Decodes an SVG: UTF-8, or UTF-16 by its byte order mark. Throws a `PictureError` for other encodings. */
export function readSvgText(bytes: Buffer): string {
  try {
    return new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new PictureError('This SVG has an old text encoding. Save it as UTF-8.');
  }
}

function detectEncoding(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  return mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
}

/** True if the bytes begin like XML or HTML. Parsing decides which one it is. */
export function hasMarkupHeader(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 256).replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^[\s\0]*<[\0]?[?!a-z]/i.test(begin);
}
