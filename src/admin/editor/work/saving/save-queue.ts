import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import type { PageContent } from '#content/page.ts';
import { messageOf } from '../../../shared/error-message.ts';
import { createRetry } from './retry.ts';

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

/** What the server has, as later saves are based on it. */
type SaveBase = Pick<SaveState, 'saved' | 'revision'>;

/** Saves in a row that come too late before there is a pause. */
const collisionsInARow = 4;

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
  const retry = createRetry(retryAfter);
  /** True when the server holds the content by automatic saves only. */
  let unconfirmed = false;
  /** True while the server has something that is not merged in here yet: nothing is sent. */
  let isUnmerged = false;
  /** True from a save that came too late until what is there has been merged in. */
  let wanted = false;
  /** How often in a row a save came too late. */
  let collisions = 0;
  /** True while the server holds what somebody else saved, merged in here: it has to stay a version of its own. */
  let isOnTheirs = false;

  async function run(asked: boolean): Promise<boolean> {
    retry.stop();
    const state = store.getState();
    const sent = content();
    const autosave = asked && !isOnTheirs;
    if (isUnmerged) {
      wanted = true;
      if (state.status !== 'conflict') markConflict();
      return false;
    }
    if (sent === state.saved && (autosave || !unconfirmed)) return true;
    store.setState({ status: 'saving' });
    try {
      const answer = await send(sent, { autosave, ifMatch: state.revision });
      retry.succeeded();
      collisions = 0;
      unconfirmed = autosave;
      isOnTheirs = false;
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
      if (error instanceof ApiError && error.status === 412) cameTooLate(error);
      else failed(error, () => void save({ autosave }));
      return false;
    }
  }

  function failed(error: unknown, again: () => void): void {
    store.setState({ status: 'failed', issue: messageOf(error) });
    retry.failed(error, again);
  }

  /** Whoever saves as fast as somebody else merges takes a breath in between. */
  function cameTooLate(error: unknown): void {
    wanted = true;
    collisions += 1;
    if (collisions % collisionsInARow === 0) {
      isUnmerged = true;
      failed(error, () => markConflict());
    } else markConflict();
  }

  function markConflict(base?: SaveBase): void {
    retry.stop();
    isUnmerged = true;
    store.setState({ ...base, status: 'conflict', issue: undefined });
  }

  function rebase(base: SaveBase): void {
    wanted = false;
    isUnmerged = false;
    unconfirmed = false;
    store.setState({ ...base, issue: undefined, status: content() === base.saved ? 'saved' : 'unsaved' });
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
      const settled =
        status === 'saved' || status === 'unsaved' || (status === 'failed' && !retry.isWaiting());
      if (!settled) return;
      store.setState({ status: content() === known ? 'saved' : 'unsaved' });
    },
    /** The server's page was read again: later saves are based on that one. */
    rebase(base: SaveBase): void {
      retry.succeeded();
      rebase(base);
    },
    /** More is known of the page that the server has: its layout and background. */
    learned(known: PageContent): void {
      store.setState({ saved: known });
    },
    /**
     * The page has changed elsewhere, and nothing is sent before that has been merged in. A base says what the work is
     * based on, where that is not what was saved last.
     */
    markConflict,
    /** What is there elsewhere could not be read; it is tried again where that may pass. */
    conflictFailed(error: unknown): void {
      failed(error, () => markConflict());
    },
    /**
     * What is there elsewhere has been merged in: saves go on top of it. The one that came too late follows at once, and
     * so does one that is asked for.
     */
    mergedWith(base: SaveBase, { save: asked = false } = {}): void {
      const goesOn = asked || wanted;
      isOnTheirs = true;
      rebase(base);
      if (goesOn) void save();
    },
    /** The server answers again: what failed for lack of a connection is tried at once. */
    connectionIsBack: retry.connectionIsBack,
    close: retry.stop,
  };
}
