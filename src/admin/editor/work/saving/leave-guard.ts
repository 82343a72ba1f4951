import { useEffect } from 'react';
import type { SaveQueue } from './save-queue.ts';

/** Asks before the window closes, only where the browser cannot keep what the server does not have. */
export function useLeaveGuard(saves: SaveQueue, storable: boolean): void {
  useEffect(() => {
    if (storable) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (saves.store.getState().status !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [saves, storable]);
}
