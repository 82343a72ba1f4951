import { type BlockStyle, readCopiedStyle } from '#document/style.ts';

const key = 'vitrine-style';

/** Reads the style that was copied last, in any tab; undefined without one. */
export function readStoredStyle(): BlockStyle | undefined {
  try {
    return readCopiedStyle(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Without storage, or with an invalid value in it, nothing was copied.
    return undefined;
  }
}

/** False if the browser refuses to store it. */
export function storeStyle(style: BlockStyle): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(style));
    return true;
  } catch {
    return false;
  }
}
