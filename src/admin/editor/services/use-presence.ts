import { useEffect } from 'react';
import type { EditorServices } from './editor-context.ts';

/**
 * Connects to the presence channel once the page is rendered and the browser is idle, and loads its module
 * then.
 */
export function usePresence({ pageId, tab, draft, presence: store }: EditorServices): void {
  useEffect(() => {
    let leave = () => {};
    let hasLeft = false;
    const join = async () => {
      const { joinPresence } = await import('../work/presence/join-presence.ts');
      if (!hasLeft) leave = joinPresence({ pageId, tab, draft, store });
    };
    // Presence is optional; a module that fails to load is reported elsewhere.
    const timer = setTimeout(() => void join().catch(() => undefined), joinAfter);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      leave();
    };
  }, [pageId, tab, draft, store]);
}

/** ms after opening, so that the page itself loads first. */
const joinAfter = 1500;
