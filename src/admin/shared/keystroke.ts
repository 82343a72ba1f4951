import { isMac, type PressedKeys } from '#preview/read-keys.ts';
import { singleKeys } from './single-keys.ts';

export interface Keystroke {
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/**
 * True for a character, digit, Delete or Backspace without Control or Alt: shortcuts that can be switched
 * off.
 */
function isSingleKey({ key, mod, alt }: Keystroke): boolean {
  return !mod && !alt && (key.length === 1 || key === 'Delete' || key === 'Backspace');
}

/** True unless it is a single-key shortcut and those are off. */
export function isSwitchedOn(stroke: Keystroke): boolean {
  return singleKeys.getState().areOn || !isSingleKey(stroke);
}

/**
 * True if the wanted stroke was pressed and is switched on. Shift is needed to type characters such as `?`,
 * so it is compared for letters and named keys only.
 */
export function isKeystroke(wanted: Keystroke, pressed: PressedKeys): boolean {
  const isSign = wanted.key.length === 1 && !/[a-z0-9]/i.test(wanted.key);
  return (
    isSwitchedOn(wanted) &&
    wanted.key.toLowerCase() === pressed.key.toLowerCase() &&
    Boolean(wanted.mod) === pressed.mod &&
    Boolean(wanted.alt) === pressed.alt &&
    (isSign || Boolean(wanted.shift) === pressed.shift)
  );
}

const names: Readonly<Record<string, string>> = {
  ContextMenu: 'Menu',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** Lists the label of each key of a stroke. */
export function listKeyLabels({ key, mod, shift, alt }: Keystroke): readonly string[] {
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const parts = isMac
    ? [alt && '⌥', shift && '⇧', mod && '⌘', name]
    : [mod && 'Ctrl', alt && 'Alt', shift && 'Shift', name];
  return parts.filter((part) => typeof part === 'string');
}

/** Separator between keys in a text. */
export const betweenKeys = isMac ? '' : '+';

/** Formats a stroke: `⌘S` on a Mac, `Ctrl+S` elsewhere. */
export function formatStroke(stroke: Keystroke): string {
  return listKeyLabels(stroke).join(betweenKeys);
}
