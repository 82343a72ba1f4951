import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import type { PageContent } from '#content/page.ts';
import { messageOf } from '../../../shared/error-message.ts';

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface SaveState {
  readonly status: SaveStatus;
  /** The content as the server has it. */
  readonly saved: PageContent;
  /** The server's revision of it; sent back as `If-Match`. */
  readonly revision: string | undefined;
  readonly savedAt: number | undefined;
  /** Why the last save failed, as a sentence. */
  readonly issue: string | undefined;
}

interface SaveOptions {
  readonly saved: PageContent;
  readonly revision: string | undefined;
  /** The page as it is now. */
  readonly content: () => PageContent;
  /** Sends the content; the answer is its revision and never its content. */
  readonly send: (content: PageContent, how: SaveHow) => Promise<{ readonly revision: string | undefined }>;
  /** ms after a failure that may pass by itself until the next try, per try. */
  readonly retryAfter?: readonly number[];
}

export interface SaveHow {
  readonly autosave: boolean;
  readonly ifMatch: string | undefined;
}

/** A save that waits for the one under way. */
interface Waiting {
  autosave: boolean;
  readonly done: Promise<boolean>;
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/**
 * Saves one at a time; while one is under way the next waits and then sends what is the latest by then.
 * Nothing of an answer is written back into the page: what was typed since is newer.
 */
export function createSaveQueue({
  saved,
  revision,
  content,
  send,
  retryAfter = [3000, 10_000, 30_000],
}: SaveOptions) {
  const store = createStore<SaveState>(() => ({
    status: content() === saved ? 'saved' : 'unsaved',
    saved,
    revision,
    savedAt: undefined,
    issue: undefined,
  }));
  let running: Promise<boolean> | undefined;
  let next: Waiting | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** True when the server holds the content by automatic saves only. */
  let unconfirmed = false;

  async function run(autosave: boolean): Promise<boolean> {
    stopRetry();
    const state = store.getState();
    if (state.status === 'conflict') return false;
    const sent = content();
    if (sent === state.saved && (autosave || !unconfirmed)) return true;
    store.setState({ status: 'saving' });
    try {
      const answer = await send(sent, { autosave, ifMatch: state.revision });
      failures = 0;
      unconfirmed = autosave;
      const status = content() === sent ? 'saved' : 'unsaved';
      store.setState({
        status,
        saved: sent,
        revision: answer.revision,
        savedAt: Date.now(),
        issue: undefined,
      });
      return true;
    } catch (error) {
      failed(error, autosave);
      return false;
    }
  }

  function failed(error: unknown, autosave: boolean): void {
    const stale = error instanceof ApiError && error.status === 412;
    store.setState({ status: stale ? 'conflict' : 'failed', issue: messageOf(error) });
    if (stale || !passesByItself(error)) return;
    const delay = retryAfter[Math.min(failures, retryAfter.length - 1)];
    failures += 1;
    retry = setTimeout(() => void save({ autosave }), delay);
  }

  function stopRetry(): void {
    clearTimeout(retry);
    retry = undefined;
  }

  /** Resolves with true once the server has the content as it was at this call, or a later one. */
  function save({ autosave = false } = {}): Promise<boolean> {
    if (!running) {
      running = run(autosave).finally(() => {
        running = undefined;
      });
      return running;
    }
    if (next) {
      next.autosave &&= autosave;
      return next.done;
    }
    const waiting: Waiting = {
      autosave,
      done: running.then(() => {
        next = undefined;
        return save({ autosave: waiting.autosave });
      }),
    };
    next = waiting;
    return waiting.done;
  }

  return {
    store,
    save,
    /** To be called after every change of the page. */
    changed(): void {
      const { status, saved: known } = store.getState();
      // What the server refused may be right after this change; a failure that is tried again stays shown.
      const settled = status === 'saved' || status === 'unsaved' || (status === 'failed' && !retry);
      if (!settled) return;
      store.setState({ status: content() === known ? 'saved' : 'unsaved' });
    },
    /** The server's page was read again: later saves are based on that one. */
    rebase(base: { readonly saved: PageContent; readonly revision: string | undefined }): void {
      failures = 0;
      unconfirmed = false;
      store.setState({ ...base, issue: undefined, status: content() === base.saved ? 'saved' : 'unsaved' });
    },
    /** More is known of the page that the server has: its layout and background. */
    learned(saved: PageContent): void {
      store.setState({ saved });
    },
    /** A page that has changed elsewhere before anything was sent. */
    markConflict(): void {
      store.setState({ status: 'conflict' });
    },
    close: stopRetry,
  };
}

function passesByItself(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}
