import { useEffect } from 'react';
import type { EditorServices } from './editor-context.ts';

/** Joins the others once the page stands and the browser has nothing else to do; what it needs is loaded by then. */
export function usePresence({ pageId, tab, draft, presence: store }: EditorServices): void {
  useEffect(() => {
    let leave = () => {};
    let hasLeft = false;
    const join = async () => {
      const { joinPresence } = await import('../work/presence/join-presence.ts');
      if (!hasLeft) leave = joinPresence({ pageId, tab, draft, store });
    };
    // Without it, everything else works: what cannot be loaded is told by its own note.
    const timer = setTimeout(() => void join().catch(() => undefined), joinAfter);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      leave();
    };
  }, [pageId, tab, draft, store]);
}

/** ms after opening: the page itself comes first. */
const joinAfter = 1500;
