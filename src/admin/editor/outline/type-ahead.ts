import type { OutlineRow } from './outline-rows.ts';

/** ms without a letter after which the next one begins anew. */
const pause = 700;

/** A row with what it says. */
export interface ReadRow {
  readonly row: OutlineRow;
  readonly text: string;
}

/** Finds rows by what they begin with, as letters are typed one after the other. */
export function createTypeAhead() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;

  /** The next row that begins with all that was typed; of one letter again and again, the next one each time. */
  return (letter: string, at: number, rows: readonly ReadRow[], current: number): OutlineRow | undefined => {
    const goesOn = at - last < pause;
    last = at;
    typed = (goesOn ? typed : '') + letter.toLowerCase();
    const isOneLetter = [...typed].every((one) => one === typed[0]);
    const wanted = isOneLetter ? letter.toLowerCase() : typed;
    // With more letters the row that is found may stay the same one.
    const from = isOneLetter ? current + 1 : Math.max(current, 0);
    const order = [...rows.slice(from), ...rows.slice(0, from)];
    const found = order.find(({ text }) => text.trim().toLowerCase().startsWith(wanted));
    if (!found) typed = '';
    return found?.row;
  };
}

/** Letters are typed ahead; digits and signs are shortcuts of the editor. */
export function isTypedAhead({
  key,
  altKey,
  metaKey,
  ctrlKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'metaKey' | 'ctrlKey'>): boolean {
  return /^\p{L}$/u.test(key) && !altKey && !metaKey && !ctrlKey;
}
