import { useEffect } from 'react';
import type { SaveQueue } from './save-queue.ts';

/** Asks before the window closes, only if the browser cannot store work that the server lacks. */
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
