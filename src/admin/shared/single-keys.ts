import { createStore } from 'zustand/vanilla';

const storageKey = 'vitrine-single-keys';

/**
 * Shortcuts of one key (`/`, `1`, Delete), which a speech user or a slip presses by mistake: a person can switch them off
 * in this browser (WCAG 2.1.4).
 */
export const singleKeys = createStore<{ readonly areOn: boolean }>(() => ({ areOn: wereOn() }));

export function switchSingleKeys(areOn: boolean): void {
  singleKeys.setState({ areOn });
  try {
    localStorage.setItem(storageKey, areOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing switches them for this window.
  }
}

function wereOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
