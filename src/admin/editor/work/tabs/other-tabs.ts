import { createStore } from 'zustand/vanilla';
import { isRecord } from '#content/walk-fields.ts';
import type { SaveQueue } from '../saving/save-queue.ts';

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
  const say = (type: TabMessage['type']) =>
    channel.postMessage({ type, pageId, tab, revision: lastSaved } satisfies TabMessage);

  channel.addEventListener('message', ({ data }) => {
    if (!isTabMessage(data) || data.pageId !== pageId || data.tab === tab) return;
    const { open, saved, newer } = store.getState();
    const others = new Set(open);
    if (data.type === 'closed') others.delete(data.tab);
    else others.add(data.tab);
    store.setState({
      open: others,
      saved: data.revision === undefined ? saved : new Set([...saved, data.revision]),
      newer: newer || (data.type === 'saved' && data.revision !== saves.store.getState().revision),
    });
    if (data.type === 'opened') say('here');
    if (data.type === 'closed') closed();
  });
  const stop = saves.store.subscribe((now, before) => {
    if (now.revision !== before.revision) store.setState({ newer: false });
    if (now.savedAt === before.savedAt) return;
    lastSaved = now.revision;
    say('saved');
  });
  const leave = () => say('closed');
  // A page that comes back from the browser's memory is there again.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && say('opened');
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  say('opened');

  return {
    store,
    close(): void {
      leave();
      stop();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      channel.close();
    },
  };
}

function isTabMessage(data: unknown): data is TabMessage {
  return isRecord(data) && typeof data.pageId === 'string' && typeof data.tab === 'string';
}
