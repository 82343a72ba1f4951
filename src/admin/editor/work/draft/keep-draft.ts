import { afterPause } from '../../../shared/after-pause.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import type { Draft } from './draft.ts';
import type { DraftStorage, StoredDraft } from './stored-draft.ts';

/** When the browser's own copy is written: in a pause, and while somebody types on without one. */
const writing = { pause: 300, atMost: 1000 };
/** Steps kept for undoing after a reload. */
const keptSteps = 50;

interface KeepOptions {
  readonly pageId: string;
  readonly tab: string;
  readonly draft: Draft;
  readonly saves: SaveQueue;
  readonly storage: DraftStorage;
  /** False while the browser refuses to keep the work: only then is leaving the page dangerous. */
  readonly onStorable: (storable: boolean) => void;
}

/** Between two keys rather than before the frame that the last one waits for. Safari 17 does not say when it is idle. */
function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 500 });
  else run();
}

/** The draft as this browser keeps it. */
export function toStored({ draft, saves }: Pick<KeepOptions, 'draft' | 'saves'>): StoredDraft {
  const { content, past, future } = draft.store.getState();
  const { saved, revision, unanswered } = saves.store.getState();
  return {
    content,
    saved,
    revision,
    unanswered,
    past: past.slice(-keptSteps),
    future: future.slice(-keptSteps),
    keptAt: Date.now(),
  };
}

/** Writes the draft to the browser's storage soon after every change, and at once when the page goes. */
export function keepDraft({ pageId, tab, draft, saves, storage, onStorable }: KeepOptions): () => void {
  const soon = afterPause(() => whenIdle(write), writing);
  let pending = false;

  function write(): void {
    soon.cancel();
    if (!pending) return;
    pending = false;
    storage.write(pageId, { tab, draft: toStored({ draft, saves }) }).then(
      () => onStorable(true),
      () => onStorable(false),
    );
  }

  function schedule(): void {
    pending = true;
    soon.changed();
  }

  /** The database may come too late now, so what it does not have yet is written at once as well. */
  function leave(): void {
    if (pending && saves.store.getState().saved !== draft.store.getState().content) {
      storage.writeNow(pageId, { tab, draft: toStored({ draft, saves }) });
    }
    write();
  }

  const stopDraft = draft.store.subscribe((now, before) => {
    if (now.content !== before.content) schedule();
  });
  const stopSaves = saves.store.subscribe((now, before) => {
    const isKept =
      now.saved === before.saved && now.revision === before.revision && now.unanswered === before.unanswered;
    if (!isKept) schedule();
  });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', write);
  return () => {
    write();
    stopDraft();
    stopSaves();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', write);
  };
}
