import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** True if files of this build were removed by a newer deployment: the window must be reloaded. */
export const removedFiles = createStore<{ readonly areGone: boolean }>(() => ({ areGone: false }));

export function useRemovedFiles(): boolean {
  return useStore(removedFiles, ({ areGone }) => areGone);
}

/**
 * Watches for parts that fail to load. If the server is reachable, a deployment has removed them. The
 * component that requested the part still handles its own error.
 */
export function watchRemovedFiles(): () => void {
  let asking = false;
  const checkServer = async () => {
    if (asking || removedFiles.getState().areGone) return;
    asking = true;
    removedFiles.setState({ areGone: await isServerReachable() });
    asking = false;
  };
  const listener = () => void checkServer();
  window.addEventListener('vite:preloadError', listener);
  return () => window.removeEventListener('vite:preloadError', listener);
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
