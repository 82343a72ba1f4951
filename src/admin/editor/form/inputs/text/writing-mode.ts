import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How texts are written in the panel: as they look, or as their Markdown. */
export type WritingMode = 'rich' | 'source';

const key = 'vitrine-writing';

/** One choice for all texts and for the next visit. */
const mode = createStore<{ readonly mode: WritingMode }>(() => ({ mode: keptMode() }));

export function useWritingMode(): WritingMode {
  return useStore(mode, (state) => state.mode);
}

export function chooseWritingMode(chosen: WritingMode): void {
  mode.setState({ mode: chosen });
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // A browser that keeps nothing begins with texts as they look.
  }
}

function keptMode(): WritingMode {
  try {
    return localStorage.getItem(key) === 'source' ? 'source' : 'rich';
  } catch {
    return 'rich';
  }
}
