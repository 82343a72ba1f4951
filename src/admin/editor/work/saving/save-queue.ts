import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import type { PageContent } from '#content/page/page.ts';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { createRetry } from './retry.ts';
import { createUnmerged } from './unmerged.ts';

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface SaveState {
  readonly status: SaveStatus;
  /** The content as the server has it. */
  readonly saved: PageContent;
  /** The server's revision of it; sent back as `If-Match`. */
  readonly revision: string | undefined;
  /** What was sent since and has not been answered, the latest last: the server may have any of it. */
  readonly unanswered: readonly PageContent[];
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
  /** Keeps what the server has before this save as a version of this name. */
  readonly keepAs?: string | undefined;
}

interface MergedHow extends Pick<SaveHow, 'keepAs'> {
  /** Saves at once. */
  readonly save?: boolean;
}

/** What the server has, as later saves are based on it. */
type SaveBase = Pick<SaveState, 'saved' | 'revision'>;

/** States without an answer that are remembered: without a connection every try adds one. */
const unansweredAtMost = 5;

function withSent(unanswered: readonly PageContent[], sent: PageContent): readonly PageContent[] {
  return [...unanswered.filter((earlier) => earlier !== sent), sent].slice(-unansweredAtMost);
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
    unanswered: [],
    savedAt: undefined,
    issue: undefined,
  }));
  const retry = createRetry(retryAfter);
  /** True when the server holds the content by automatic saves only. */
  let unconfirmed = false;
  const unmerged = createUnmerged();
  /** Said while the server holds what somebody else saved, merged in here: it has to stay a version of its own. */
  let onTheirs: Pick<SaveHow, 'keepAs'> | undefined;

  async function run(asked: boolean): Promise<boolean> {
    retry.stop();
    const state = store.getState();
    const sent = content();
    const autosave = asked && !onTheirs;
    if (unmerged.isThere()) {
      unmerged.saveWanted();
      if (state.status !== 'conflict') markConflict();
      return false;
    }
    if (sent === state.saved && (autosave || !unconfirmed)) return true;
    store.setState({ status: 'saving', unanswered: withSent(state.unanswered, sent) });
    try {
      const answer = await send(sent, { ...onTheirs, autosave, ifMatch: state.revision });
      retry.succeeded();
      unmerged.saved();
      unconfirmed = autosave;
      onTheirs = undefined;
      const status = content() === sent ? 'saved' : 'unsaved';
      store.setState({
        status,
        saved: sent,
        revision: answer.revision,
        unanswered: [],
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
    store.setState({ status: 'failed', issue: formatErrorMessage(error) });
    retry.failed(error, again);
  }

  function cameTooLate(error: unknown): void {
    if (unmerged.cameTooLate()) failed(error, () => markConflict());
    else markConflict();
  }

  function markConflict(base?: SaveBase): void {
    retry.stop();
    unmerged.found();
    store.setState({ ...base, status: 'conflict', issue: undefined });
  }

  function rebase(base: SaveBase): void {
    unmerged.merged();
    unconfirmed = false;
    const status = content() === base.saved ? 'saved' : 'unsaved';
    store.setState({ ...base, unanswered: [], issue: undefined, status });
  }

  const start = oneAtATime(run, (one, other) => one && other);

  /** Resolves with true once the server has the content as it was at this call, or a later one. */
  const save = ({ autosave = false } = {}): Promise<boolean> => start(autosave);

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
     * so does one that is asked for. A name is for what was there.
     */
    mergedWith(base: SaveBase, { save: asked = false, keepAs }: MergedHow = {}): void {
      const goesOn = asked || unmerged.isWanted();
      onTheirs = { keepAs };
      rebase(base);
      if (goesOn) void save();
    },
    /** The server answers again: what failed for lack of a connection is tried at once. */
    connectionIsBack: retry.connectionIsBack,
    close: retry.stop,
  };
}

/** A run that waits for the one under way. */
interface Waiting<Ask> {
  ask: Ask;
  readonly done: Promise<boolean>;
}

/**
 * Runs one at a time: what is asked for meanwhile waits and then runs once, for all who asked. `both` is what two who wait
 * ask for together. Resolves with what the run answers that began after the call.
 */
function oneAtATime<Ask>(run: (ask: Ask) => Promise<boolean>, both: (one: Ask, other: Ask) => Ask) {
  let running: Promise<boolean> | undefined;
  let next: Waiting<Ask> | undefined;

  return function start(ask: Ask): Promise<boolean> {
    if (!running) {
      running = run(ask).finally(() => {
        running = undefined;
      });
      return running;
    }
    if (next) {
      next.ask = both(next.ask, ask);
      return next.done;
    }
    const waiting: Waiting<Ask> = {
      ask,
      done: running.then(() => {
        next = undefined;
        return start(waiting.ask);
      }),
    };
    next = waiting;
    return waiting.done;
  };
}
