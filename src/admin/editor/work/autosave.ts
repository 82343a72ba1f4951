import { createDebouncedRun } from '../../shared/after-pause.ts';
import type { Draft } from './draft/draft.ts';
import type { SaveQueue } from './saving/save-queue.ts';

/** When autosave runs, in ms: after a pause in editing, and at the latest after `atMost`. */
const saving = { pause: 2000, atMost: 10_000 };

/** Starts autosave, for pages whose saves go to a draft: for others they would go live. */
export function startAutosave(draft: Draft, saves: SaveQueue): () => void {
  const run = () => {
    if (saves.store.getState().status === 'unsaved') void saves.save({ autosave: true });
  };
  const soon = createDebouncedRun(run, saving);
  const stop = draft.store.subscribe((now, before) => {
    if (now.content !== before.content) soon.changed();
  });
  // If a change is made during a long save or merge, the pause may end before the response arrives.
  const stopSaves = saves.store.subscribe((now, before) => {
    if (now.status === 'unsaved' && before.status !== 'unsaved') soon.changed();
  });
  if (saves.store.getState().status === 'unsaved') soon.changed();
  return () => {
    soon.cancel();
    stop();
    stopSaves();
    // The current save may lack the last change.
    if (saves.store.getState().status === 'saving') void saves.save({ autosave: true });
    else run();
  };
}
