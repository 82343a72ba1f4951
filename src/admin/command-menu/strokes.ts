import type { MoveDirection } from '#document/move-target.ts';
import type { Keystroke } from '../shared/keystroke.ts';

/** Opens the command menu, on every screen. */
export const commandsStroke: Keystroke = { key: 'k', mod: true };

/** Opens the sheet of shortcuts, on every screen. */
export const sheetStroke: Keystroke = { key: '?' };

export const saveStroke: Keystroke = { key: 's', mod: true };

/** Move blocks in the editor and pages in the list. Alt and an arrow to the side are the browser's Back and Forward. */
export const moveStrokes: Readonly<Record<MoveDirection, Keystroke>> = {
  up: { key: 'ArrowUp', alt: true },
  down: { key: 'ArrowDown', alt: true },
  in: { key: 'ArrowRight', alt: true, shift: true },
  out: { key: 'ArrowLeft', alt: true, shift: true },
};
