/** A key with the keys held down with it; `mod` is Command on a Mac and Control elsewhere. */
export interface PressedKeys {
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

type KeyEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'
>;

export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Reads the keys of an event, at either end of the frame. AltGr writes a sign and holds nothing down: Windows reports it
 * as Control and Alt as well, and AltGr+L would be Ctrl+Alt+L where it writes `ø`. A sign that needs AltGr (`[` on a
 * German keyboard) is that sign alone; with a named key AltGr is no key at all.
 */
export function readKeys(event: KeyEvent): PressedKeys {
  if (isAltGr(event)) {
    const key = [...event.key].length === 1 ? event.key : 'Unidentified';
    return { key, mod: false, shift: false, alt: false };
  }
  return {
    key: readKey(event),
    mod: event.metaKey || event.ctrlKey,
    shift: event.shiftKey,
    alt: event.altKey,
  };
}

/** Firefox on a Mac calls Option AltGraph, which is the Alt of its shortcuts. */
function isAltGr(event: KeyEvent): boolean {
  return !isMac && event.getModifierState('AltGraph');
}

/**
 * Reads the key of a shortcut. With Alt a key writes another sign on many keyboards, such as © for G: then its place counts.
 * A letter counts as it is written, since layouts have them in other places.
 */
function readKey({ key, code, altKey }: KeyEvent): string {
  const letter = altKey && !/^[a-z]$/i.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return letter?.toLowerCase() ?? key;
}
