import { createStore } from 'zustand/vanilla';

const storageKey = 'vitrine-single-keys';

/**
 * True if single-key shortcuts (`/`, `1`, Delete) are on. Speech input or a slip can trigger them by mistake,
 * so each person can switch them off in this browser (WCAG 2.1.4).
 */
export const singleKeys = createStore<{ readonly areOn: boolean }>(() => ({ areOn: readStoredSetting() }));

export function switchSingleKeys(areOn: boolean): void {
  singleKeys.setState({ areOn });
  try {
    localStorage.setItem(storageKey, areOn ? 'on' : 'off');
  } catch {
    // Without storage, the setting applies to this window only.
  }
}

function readStoredSetting(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
