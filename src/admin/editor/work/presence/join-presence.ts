import { setPresence } from '#api/endpoints/presence.ts';
import { api, session } from '../../../session/api.ts';
import { createDebouncedRun } from '../../../shared/after-pause.ts';
import { announce } from '../../../shared/announcer.tsx';
import type { Draft } from '../draft/draft.ts';
import { type Collaborator, listCollaborators } from './people.ts';
import type { PresenceStore } from './presence-store.ts';
import { presenceWords } from './presence-words.ts';
import { watchPresence } from './watch-presence.ts';

/**
 * Debounce of presence messages, in ms: others see a selection within a second, but not each block on the way
 * to it.
 */
const debounce = { pause: 120, atMost: 400 };

interface JoinOptions {
  readonly pageId: string;
  readonly tab: string;
  readonly draft: Draft;
  readonly store: PresenceStore;
}

/**
 * Sends this tab's selection to the other members and receives theirs. Nothing is sent while alone. Returns a
 * function that leaves.
 */
export function joinPresence({ pageId, tab, draft, store }: JoinOptions): () => void {
  const soon = createDebouncedRun(sendSelection, debounce);

  function sendSelection(): void {
    const blockId = draft.store.getState().selection.lead;
    // A failed message is not retried, since the next selection sends another.
    api.call(setPresence, { params: { id: pageId }, body: { tab, blockId } }).catch(() => undefined);
  }

  const stopWatching = watchPresence({
    pageId,
    tab,
    fetch: session.fetch,
    received: (windows) => {
      const before = store.getState();
      const people = listCollaborators(windows, session.store.getState().user?.id);
      const tabs = new Set(windows.map((window) => window.tab));
      const hasNew = [...tabs].some((one) => !before.tabs.has(one));
      store.setState({ people, tabs });
      announceChanges(before.people, people);
      // A new member does not know this selection yet.
      if (hasNew && people.length > 0) soon.changed();
    },
  });
  const stopDraft = draft.store.subscribe(({ selection }, before) => {
    if (selection.lead !== before.selection.lead && store.getState().people.length > 0) soon.changed();
  });
  return () => {
    stopDraft();
    stopWatching();
    soon.cancel();
    store.setState({ people: [], tabs: new Set() });
  };
}

function announceChanges(before: readonly Collaborator[], now: readonly Collaborator[]): void {
  const known = new Set(before.map(({ userId }) => userId));
  const come = now.filter(({ userId }) => !known.has(userId));
  if (come.length > 0) announce(presenceWords.came(come.map(({ name }) => name)));
}
