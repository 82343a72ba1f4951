import type { MoveDirection } from '#document/move-target.ts';
import type { Keystroke } from '../shared/keystroke.ts';

export const commandsStroke: Keystroke = { key: 'k', mod: true };

export const sheetStroke: Keystroke = { key: '?' };

export const saveStroke: Keystroke = { key: 's', mod: true };

/**
 * Move blocks in the editor and pages in the list. Alt with the left and right arrows is avoided, since
 * browsers use it for Back and Forward.
 */
export const moveStrokes: Readonly<Record<MoveDirection, Keystroke>> = {
  up: { key: 'ArrowUp', alt: true },
  down: { key: 'ArrowDown', alt: true },
  in: { key: 'ArrowRight', alt: true, shift: true },
  out: { key: 'ArrowLeft', alt: true, shift: true },
};
