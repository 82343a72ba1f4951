import { SaxesParser } from 'saxes';
import { onlyThese } from './accepted-kinds.ts';
import { PictureError } from './picture-error.ts';
import { deepest, mostElements } from './svg-limits.ts';

/**
 * Reads an SVG's text from its begin to its end, keeping nothing of it: that it is XML, whole, and no larger than what
 * a parser can hold in an instant. Throws a `PictureError` at the first thing that is not so.
 */
export function checkSvgShape(text: string): void {
  const parser = new SaxesParser();
  let elements = 0;
  let depth = 0;
  parser.on('error', () => {
    throw elements === 0 ? noSvg() : damaged();
  });
  parser.on('doctype', (doctype) => {
    // A bare one is what programs of twenty years ago wrote; one that declares something can declare bombs.
    if (doctype.includes('[')) throw new PictureError(declares);
  });
  parser.on('opentagstart', ({ name }) => {
    elements += 1;
    depth += 1;
    if (elements === 1 && name !== 'svg') throw noSvg();
    if (elements > mostElements || depth > deepest) throw tooComplicated();
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(text).close();
  if (elements === 0) throw noSvg();
}

export function tooComplicated(): PictureError {
  return new PictureError(
    'This SVG is too complicated to be shown fast. Simplify it, or save it as a PNG picture.',
  );
}

export function damaged(): PictureError {
  return new PictureError('This SVG is damaged and cannot be read. Save it again as plain SVG.');
}

const declares = 'This SVG declares words of its own (a DOCTYPE). Save it again as plain SVG.';

function noSvg(): PictureError {
  return new PictureError(onlyThese);
}
