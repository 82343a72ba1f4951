import type { WidthByWindow } from '#content/look/width-by-window.ts';

/**
 * Range and step of the window widths that are sampled, in CSS pixels. Layouts change at multiples of the
 * step, or just below.
 */
const narrowest = 320;
const widest = 2560;
const step = 16;

/** Maximum factor by which `sizes` may overstate a width. It usually leads to the same variant. */
const tolerance = 1.06;

/** A linear function of the window's width that applies from `from` on: a share of the window plus pixels. */
interface Piece {
  from: number;
  share: number;
  pixels: number;
}

const known = new WeakMap<WidthByWindow, string>();

/**
 * Computes the `sizes` attribute of an image of this width: never too narrow, at most 6 % too wide, with as
 * few conditions as possible, because each image has it several times.
 */
export function computeSizes(width: WidthByWindow): string {
  const sizes = known.get(width) ?? writeSizes(width);
  known.set(width, sizes);
  return sizes;
}

function writeSizes(width: WidthByWindow): string {
  const pieces = mergePieces(width, findPieces(width));
  const [growing, last] = pieces.slice(-2);
  if (growing && last?.share === 0) {
    const computeCappedWidth = (window: number) => Math.min(last.pixels, computeWidth(growing, window));
    if (covers(width, computeCappedWidth, growing.from, widest)) {
      return writePieces(pieces.slice(0, -1), `min(${last.pixels}px,${sum(growing)})`);
    }
  }
  return writePieces(pieces);
}

/** Writes `sizes`, widest windows first. `widestLength` replaces the length of the last piece. */
function writePieces(pieces: readonly Piece[], widestLength?: string): string {
  return pieces
    .map((piece, index) => {
      const told = index === pieces.length - 1 ? (widestLength ?? formatPiece(piece)) : formatPiece(piece);
      return index === 0 ? told : `(min-width:${piece.from}px) ${told}`;
    })
    .reverse()
    .join(',');
}

/** Finds the ranges of windows in which the width is linear. */
function findPieces(width: WidthByWindow): Piece[] {
  const pieces: Piece[] = [];
  for (let window = narrowest; window <= widest; window += step) {
    const share = Math.round((width(window + 1) - width(window)) * 1e4) / 1e4;
    const pixels = Math.ceil(width(window) - share * window - 0.01);
    const last = pieces.at(-1);
    if (last?.share === share && last.pixels === pixels) continue;
    pieces.push({ from: window, share, pixels });
  }
  return pieces;
}

/** Merges pieces that a neighbour can represent. */
function mergePieces(width: WidthByWindow, pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const end = (pieces[index + 1]?.from ?? widest + step) - step;
    const last = merged.at(-1);
    if (!last) merged.push({ ...piece });
    else if (covers(width, (window) => computeWidth(last, window), piece.from, end)) continue;
    else if (covers(width, (window) => computeWidth(piece, window), last.from, end)) {
      last.share = piece.share;
      last.pixels = piece.pixels;
    } else merged.push({ ...piece });
  }
  return merged;
}

/** True if the width in `sizes` equals the image's, or is a little larger, in all these windows. */
function covers(width: WidthByWindow, told: WidthByWindow, from: number, end: number): boolean {
  for (let window = from; window <= end; window += step) {
    const actual = width(window);
    if (told(window) < actual - 1 || told(window) > actual * tolerance + 1) return false;
  }
  return true;
}

const computeWidth = ({ share, pixels }: Piece, window: number) => share * window + pixels;

function formatPiece(piece: Piece): string {
  return piece.share === 0 || piece.pixels === 0 ? sum(piece) : `calc(${sum(piece)})`;
}

function sum({ share, pixels }: Piece): string {
  if (share === 0) return `${Math.max(1, pixels)}px`;
  const windows = `${Math.ceil(share * 1000 - 0.01) / 10}vw`;
  if (pixels === 0) return windows;
  return `${windows} ${pixels < 0 ? '-' : '+'} ${Math.abs(pixels)}px`;
}
