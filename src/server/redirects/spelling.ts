/** Returns the most edits by which a word may differ; longer words allow more. */
export function getAllowedEdits(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/** Returns a bit mask of the 32 groups of letters in a word, for a quick comparison. */
export function computeLetterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** True if the letter masks alone show that the words differ by more than `edits`. */
export function areDistant(one: number, other: number, edits: number): boolean {
  return countBits(one & ~other) > edits || countBits(other & ~one) > edits;
}

/**
 * Counts insertions, deletions, replacements and swaps of neighbouring letters that turn one word into the
 * other (optimal string alignment distance); Infinity above `most`. Fills only cells within reach.
 */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  const beyond = most + 1;
  let before = new Uint16Array(other.length + 1).fill(beyond);
  let previous = new Uint16Array(other.length + 1).map((_, at) => Math.min(at, beyond));
  let current = new Uint16Array(other.length + 1);
  for (let row = 1; row <= one.length; row += 1) {
    if (fillRow({ one, other, row, most, before, previous, current }) > most) return Number.POSITIVE_INFINITY;
    [before, previous, current] = [previous, current, before];
  }
  const edits = previous[other.length] ?? beyond;
  return edits > most ? Number.POSITIVE_INFINITY : edits;
}

interface Row {
  readonly one: string;
  readonly other: string;
  readonly row: number;
  readonly most: number;
  readonly before: Uint16Array;
  readonly previous: Uint16Array;
  readonly current: Uint16Array;
}

/** Returns the minimum of the row: if it is too high, no later row has a lower one. */
function fillRow({ one, other, row, most, before, previous, current }: Row): number {
  const beyond = most + 1;
  current.fill(beyond);
  const first = Math.max(1, row - most);
  const last = Math.min(other.length, row + most);
  current[0] = Math.min(row, beyond);
  let least = first === 1 ? (current[0] ?? beyond) : beyond;
  const mine = one.charCodeAt(row - 1);
  for (let column = first; column <= last; column += 1) {
    const same = mine === other.charCodeAt(column - 1);
    let edits = (previous[column - 1] ?? beyond) + (same ? 0 : 1);
    edits = Math.min(edits, (previous[column] ?? beyond) + 1, (current[column - 1] ?? beyond) + 1);
    const isSwap =
      row > 1 &&
      column > 1 &&
      mine === other.charCodeAt(column - 2) &&
      one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
    if (isSwap) edits = Math.min(edits, (before[column - 2] ?? beyond) + 1);
    current[column] = Math.min(edits, beyond);
    least = Math.min(least, edits);
  }
  return least;
}
