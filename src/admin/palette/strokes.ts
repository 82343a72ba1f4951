import type { Keystroke } from '../shared/keystroke.ts';

/** Opens the command menu, on every screen. */
export const commandsStroke: Keystroke = { key: 'k', mod: true };

/** Opens the sheet of shortcuts, on every screen. */
export const sheetStroke: Keystroke = { key: '?' };
