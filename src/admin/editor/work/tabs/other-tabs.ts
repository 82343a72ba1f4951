import { createStore } from 'zustand/vanilla';
import { isRecord } from '#content/block/walk-fields.ts';
import type { SaveQueue, SaveState } from '../saving/save-queue.ts';

/** Message between tabs of one browser that have the same page open. */
interface TabMessage {
  readonly type: 'opened' | 'here' | 'saved' | 'closed';
  readonly pageId: string;
  readonly tab: string;
  /** Revision that the tab saved last. */
  readonly revision?: string | undefined;
}

export interface OtherTabsState {
  /** Ids of other tabs that have this page open. */
  readonly open: ReadonlySet<string>;
  /** Revisions saved by other tabs of this browser, as opposed to other members. */
  readonly saved: ReadonlySet<string>;
  /** True if another tab has saved changes that this one lacks. */
  readonly newer: boolean;
}

/** One end of a channel between all tabs of this browser and site. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface OtherTabsOptions {
  readonly pageId: string;
  readonly tab: string;
  readonly saves: SaveQueue;
  /** Called when another tab has closed the page. */
  readonly closed: () => void;
  readonly channel?: Channel;
}

export type OtherTabs = ReturnType<typeof joinOtherTabs>;

export const alone: OtherTabsState = { open: new Set(), saved: new Set(), newer: false };

/** Connects to the tabs of this browser that have the same page open. */
export function joinOtherTabs(options: OtherTabsOptions) {
  const { pageId, tab, saves, closed, channel = new BroadcastChannel('vitrine-editor') } = options;
  const store = createStore<OtherTabsState>(() => alone);
  let lastSaved: string | undefined;
  /** Latest revision by tab, until this tab has it. */
  const elsewhere = new Map<string, string>();
  /**
   * `elsewhere` at the start of the current save or merge. Its response may lack saves that were announced
   * later.
   */
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
  const post = (type: TabMessage['type']) =>
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
    if (data.type === 'opened') post('here');
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
    post('saved');
  });
  const leave = () => post('closed');
  // A page restored from the back/forward cache joins again.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && post('opened');
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onPageShow);
  post('opened');

  function end(): void {
    leave();
    stop();
    channel.close();
  }

  /** Announces the last save to the other tabs before leaving, since closing the editor saves. */
  function endOnceSaved(): void {
    if (saves.store.getState().status !== 'saving') {
      end();
      return;
    }
    const stopWaiting = saves.store.subscribe(({ status }) => {
      if (status === 'saving') return;
      stopWaiting();
      // In the next task: a save that waited for this one has started by then.
      setTimeout(endOnceSaved);
    });
  }

  return {
    store,
    close(): void {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onPageShow);
      endOnceSaved();
    },
  };
}

/** True while a request is pending whose response brings another revision. */
function isUnderWay({ status }: SaveState): boolean {
  return status === 'saving' || status === 'conflict';
}

function isTabMessage(data: unknown): data is TabMessage {
  return isRecord(data) && typeof data.pageId === 'string' && typeof data.tab === 'string';
}
