import { PictureError } from './picture-error.ts';

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
