import { type KeyboardEvent, useState } from 'react';
import { useEditor, usePane } from '../services/editor-context.ts';
import { nameBlockRow } from './name-row.ts';
import type { OutlineRow } from './outline-rows.ts';
import { findFocusedRow, goToRow } from './tree-rows.ts';

/** Focuses the row that begins with the typed letters. True if it handled the key. */
export function useTypeAhead(rows: readonly OutlineRow[]): (event: KeyboardEvent) => boolean {
  const services = useEditor();
  const language = usePane((state) => state.language);
  const [typeAhead] = useState(createTypeAhead);
  return (event) => {
    if (!isTypedAhead(event)) return false;
    const { definitions } = services;
    const read = rows.map((row) => ({
      row,
      text: row.kind === 'slot' ? row.label : readFirstWords(nameBlockRow(definitions, row.block, language)),
    }));
    const focused = findFocusedRow(event.currentTarget);
    const current = rows.findIndex(({ key }) => key === focused);
    const found = typeAhead(event.key, event.timeStamp, read, current);
    return found !== undefined && goToRow({ ...event, shiftKey: false }, found, rows, services);
  };
}

/** A container's row begins with its type. */
function readFirstWords({ text, type, source }: ReturnType<typeof nameBlockRow>): string {
  return source === 'own' ? text : (type ?? text);
}

/** ms after which the next letter starts a new search. */
const pause = 700;

/** A row with its text. */
interface LabelledRow {
  readonly row: OutlineRow;
  readonly text: string;
}

/** Finds rows by the first letters of their text. */
export function createTypeAhead() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;

  /** Finds the next row that begins with all typed letters. Repeating one letter cycles through its rows. */
  return (
    letter: string,
    at: number,
    rows: readonly LabelledRow[],
    current: number,
  ): OutlineRow | undefined => {
    const goesOn = at - last < pause;
    last = at;
    typed = (goesOn ? typed : '') + letter.toLowerCase();
    const isOneLetter = [...typed].every((one) => one === typed[0]);
    const wanted = isOneLetter ? letter.toLowerCase() : typed;
    // With more letters the current row may still match.
    const from = isOneLetter ? current + 1 : Math.max(current, 0);
    const order = [...rows.slice(from), ...rows.slice(0, from)];
    const found = order.find(({ text }) => text.trim().toLowerCase().startsWith(wanted));
    if (!found) typed = '';
    return found?.row;
  };
}

/** True for letters: digits and signs are shortcuts of the editor. */
export function isTypedAhead({
  key,
  altKey,
  metaKey,
  ctrlKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'metaKey' | 'ctrlKey'>): boolean {
  return /^\p{L}$/u.test(key) && !altKey && !metaKey && !ctrlKey;
}
