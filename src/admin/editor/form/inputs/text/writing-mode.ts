import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Mode of text editing in the panel: rich text, or Markdown. */
export type WritingMode = 'rich' | 'source';

const key = 'vitrine-writing';

/** Shared by all texts and stored for the next visit. */
const mode = createStore<{ readonly mode: WritingMode }>(() => ({ mode: readStoredMode() }));

export function useWritingMode(): WritingMode {
  return useStore(mode, (state) => state.mode);
}

export function chooseWritingMode(chosen: WritingMode): void {
  mode.setState({ mode: chosen });
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Without storage the default is rich text.
  }
}

function readStoredMode(): WritingMode {
  try {
    return localStorage.getItem(key) === 'source' ? 'source' : 'rich';
  } catch {
    return 'rich';
  }
}
