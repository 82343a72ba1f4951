import { type BlockStyle, readCopiedStyle } from '#document/style.ts';

const key = 'vitrine-style';

/** The style that was copied last, in any tab; undefined where there is none. */
export function readStoredStyle(): BlockStyle | undefined {
  try {
    return readCopiedStyle(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Without storage, or with something else in it, nothing was copied.
    return undefined;
  }
}

/** False where this browser keeps nothing. */
export function storeStyle(style: BlockStyle): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(style));
    return true;
  } catch {
    return false;
  }
}
