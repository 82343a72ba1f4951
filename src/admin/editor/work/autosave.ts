import type { Draft } from './draft/draft.ts';
import type { SaveQueue } from './saving/save-queue.ts';

/** ms without a change after which a draft is saved by itself. */
const autosavePause = 2000;

/** Saves after a pause in the work. For pages whose saves go to a draft only: others would go live. */
export function autosave(draft: Draft, saves: SaveQueue): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (saves.store.getState().status === 'unsaved') void saves.save({ autosave: true });
  };
  const stop = draft.store.subscribe((now, before) => {
    if (now.content === before.content) return;
    clearTimeout(timer);
    timer = setTimeout(run, autosavePause);
  });
  if (saves.store.getState().status === 'unsaved') timer = setTimeout(run, autosavePause);
  return () => {
    clearTimeout(timer);
    stop();
    run();
  };
}
