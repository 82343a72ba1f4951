import { createStore } from 'zustand/vanilla';
import { isRecord } from '#content/block/walk-fields.ts';
import type { SaveQueue, SaveState } from '../saving/save-queue.ts';

/** What tabs of one browser with the same page tell each other. */
interface TabMessage {
  readonly type: 'opened' | 'here' | 'saved' | 'closed';
  readonly pageId: string;
  readonly tab: string;
  /** The revision that this tab saved last. */
  readonly revision?: string | undefined;
}

export interface OtherTabsState {
  /** The other tabs that have this page open. */
  readonly open: ReadonlySet<string>;
  /** Revisions that other tabs of this browser have saved: not somebody else's. */
  readonly saved: ReadonlySet<string>;
  /** One of them has saved what this tab does not have yet. */
  readonly newer: boolean;
}

/** One end of a channel that all tabs of this browser and site share. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface OtherTabsOptions {
  readonly pageId: string;
  readonly tab: string;
  readonly saves: SaveQueue;
  /** Another tab says that it has closed the page. */
  readonly closed: () => void;
  readonly channel?: Channel;
}

export type OtherTabs = ReturnType<typeof joinOtherTabs>;

export const alone: OtherTabsState = { open: new Set(), saved: new Set(), newer: false };

/** Joins the tabs of this browser that have the same page open. */
export function joinOtherTabs(options: OtherTabsOptions) {
  const { pageId, tab, saves, closed, channel = new BroadcastChannel('vitrine-editor') } = options;
  const store = createStore<OtherTabsState>(() => alone);
  let lastSaved: string | undefined;
  /** By tab, the revision it saved last, until that is known to be in this tab. */
  const elsewhere = new Map<string, string>();
  /** `elsewhere` when the save or merge under way began. A save that is heard of later may not be in its answer. */
  let beforeAnswer: ReadonlyMap<string, string> = new Map();
  const isNewer = () => {
    const { revision } = saves.store.getState();
    return [...elsewhere.values()].some((saved) => saved !== revision);
  };
  const forget = (known: ReadonlyMap<string, string>) => {
    for (const [other, revision] of known) {
      if (elsewhere.get(other) === revision) elsewhere.delete(other);
    }
  };
  const say = (type: TabMessage['type']) =>
    channel.postMessage({ type, pageId, tab, revision: lastSaved } satisfies TabMessage);

  channel.addEventListener('message', ({ data }) => {
    if (!isTabMessage(data) || data.pageId !== pageId || data.tab === tab) return;
    const { open, saved } = store.getState();
    const others = new Set(open);
    if (data.type === 'closed') others.delete(data.tab);
    else others.add(data.tab);
    if (data.type === 'saved' && data.revision !== undefined) elsewhere.set(data.tab, data.revision);
    store.setState({
      open: others,
      saved: data.revision === undefined ? saved : new Set([...saved, data.revision]),
      newer: isNewer(),
    });
    if (data.type === 'opened') say('here');
    if (data.type === 'closed') closed();
  });
  const stop = saves.store.subscribe((now, before) => {
    if (now.status !== before.status && isUnderWay(now)) beforeAnswer = new Map(elsewhere);
    const isMerged = before.status === 'conflict' && (now.status === 'saved' || now.status === 'unsaved');
    if (isMerged || now.revision !== before.revision) {
      forget(isUnderWay(before) ? beforeAnswer : elsewhere);
      store.setState({ newer: isNewer() });
    }
    if (before.status !== 'saving' || now.revision === before.revision) return;
    lastSaved = now.revision;
    say('saved');
  });
  const leave = () => say('closed');
  // A page that comes back from the browser's memory is there again.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && say('opened');
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  say('opened');

  function end(): void {
    leave();
    stop();
    channel.close();
  }

  /** Leaving the editor saves what is unsaved; the other tabs hear of that save before this one has left. */
  function endOnceSaved(): void {
    if (saves.store.getState().status !== 'saving') {
      end();
      return;
    }
    const stopWaiting = saves.store.subscribe(({ status }) => {
      if (status === 'saving') return;
      stopWaiting();
      // A save that waited for this one begins first.
      setTimeout(endOnceSaved);
    });
  }

  return {
    store,
    close(): void {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      endOnceSaved();
    },
  };
}

/** The server has been sent or asked for the page, and the answer brings another revision. */
function isUnderWay({ status }: SaveState): boolean {
  return status === 'saving' || status === 'conflict';
}

function isTabMessage(data: unknown): data is TabMessage {
  return isRecord(data) && typeof data.pageId === 'string' && typeof data.tab === 'string';
}
