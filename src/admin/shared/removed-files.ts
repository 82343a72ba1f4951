import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether files of this build are gone: a newer one has taken its place, and the window has to be loaded anew. */
export const removedFiles = createStore<{ readonly areGone: boolean }>(() => ({ areGone: false }));

export function useRemovedFiles(): boolean {
  return useStore(removedFiles, ({ areGone }) => areGone);
}

/**
 * Hears of parts that could not be loaded. Where the server answers all the same, a deployment has removed them. Who asked
 * for the part hears of its failure as well, and says so in its place.
 */
export function watchRemovedFiles(): () => void {
  let asking = false;
  const hear = async () => {
    if (asking || removedFiles.getState().areGone) return;
    asking = true;
    removedFiles.setState({ areGone: await serverAnswers() });
    asking = false;
  };
  const listener = () => void hear();
  window.addEventListener('vite:preloadError', listener);
  return () => window.removeEventListener('vite:preloadError', listener);
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
