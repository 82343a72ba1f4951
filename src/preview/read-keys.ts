/** A key with its modifiers. `mod` is Command on a Mac and Control elsewhere. */
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
 * Reads the keys of an event, at either end of the frame. AltGr only selects a character and is no modifier:
 * Windows reports it as Control and Alt too, so AltGr+L, which types `ø`, would be Ctrl+Alt+L. A character
 * that needs AltGr (`[` on a German keyboard) is read without modifiers. AltGr with a named key is ignored.
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

/** True for AltGr. Firefox on a Mac reports Option as AltGraph too, which is the Alt of shortcuts there. */
function isAltGr(event: KeyEvent): boolean {
  return !isMac && event.getModifierState('AltGraph');
}

/**
 * Reads the key of a shortcut. With Alt many keyboards type another character, such as © for G, so the
 * position of the key is used. Letters are read as typed, since layouts have them at other positions.
 */
function readKey({ key, code, altKey }: KeyEvent): string {
  const letter = altKey && !/^[a-z]$/i.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return letter?.toLowerCase() ?? key;
}
