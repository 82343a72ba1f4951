import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import type { PageContent } from '#content/page/page.ts';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { createRetry } from './retry.ts';
import { createUnmerged } from './unmerged.ts';

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface SaveState {
  readonly status: SaveStatus;
  /** Content of the last acknowledged save. */
  readonly saved: PageContent;
  /** Revision of `saved`, sent as `If-Match`. */
  readonly revision: string | undefined;
  /** Contents sent since without a response, latest last: the server may have any of them. */
  readonly unanswered: readonly PageContent[];
  readonly savedAt: number | undefined;
  /** Message of the last failure. */
  readonly issue: string | undefined;
}

interface SaveQueueOptions {
  readonly saved: PageContent;
  readonly revision: string | undefined;
  /** Reads the current content. */
  readonly content: () => PageContent;
  /** Sends the content. The response has a revision but no content. */
  readonly send: (
    content: PageContent,
    how: SaveOptions,
  ) => Promise<{ readonly revision: string | undefined }>;
  /** Pauses before each retry of a temporary failure, in ms. */
  readonly retryAfter?: readonly number[];
}

export interface SaveOptions {
  readonly autosave: boolean;
  readonly ifMatch: string | undefined;
  /** Name of a version that keeps the server's content from before this save. */
  readonly keepAs?: string | undefined;
}

interface MergeOptions extends Pick<SaveOptions, 'keepAs'> {
  /** True to save at once. */
  readonly save?: boolean;
}

/** State of the server that later saves are based on. */
type SaveBase = Pick<SaveState, 'saved' | 'revision'>;

/** Maximum of `unanswered`: without a connection each retry adds one. */
const unansweredAtMost = 5;

function withSent(unanswered: readonly PageContent[], sent: PageContent): readonly PageContent[] {
  return [...unanswered.filter((earlier) => earlier !== sent), sent].slice(-unansweredAtMost);
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/**
 * Sends one save at a time. A save requested during another one waits, and then sends the latest content.
 * Responses never change the page, which may have been edited since.
 */
export function createSaveQueue({
  saved,
  revision,
  content,
  send,
  retryAfter = [3000, 10_000, 30_000],
}: SaveQueueOptions) {
  const store = createStore<SaveState>(() => ({
    status: content() === saved ? 'saved' : 'unsaved',
    saved,
    revision,
    unanswered: [],
    savedAt: undefined,
    issue: undefined,
  }));
  const retry = createRetry(retryAfter);
  /** True while the server has the content from autosaves only. */
  let unconfirmed = false;
  const unmerged = createUnmerged();
  /** Set while the server has another member's save that is merged here: it has to be kept as a version. */
  let onTheirs: Pick<SaveOptions, 'keepAs'> | undefined;

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
      if (error instanceof ApiError && error.status === 412) handleConflict(error);
      else failed(error, () => void save({ autosave }));
      return false;
    }
  }

  function failed(error: unknown, again: () => void): void {
    store.setState({ status: 'failed', issue: formatErrorMessage(error) });
    retry.failed(error, again);
  }

  function handleConflict(error: unknown): void {
    if (unmerged.recordCollision()) failed(error, () => markConflict());
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

  const start = runOneAtATime(run, (one, other) => one && other);

  /** Resolves with true once the server has the content as of this call or later. */
  const save = ({ autosave = false } = {}): Promise<boolean> => start(autosave);

  return {
    store,
    save,
    /** Call it after every change of the page. */
    changed(): void {
      const { status, saved: known } = store.getState();
      // The change may have resolved an error of the server; a failure that is being retried stays shown.
      const settled =
        status === 'saved' || status === 'unsaved' || (status === 'failed' && !retry.isWaiting());
      if (!settled) return;
      store.setState({ status: content() === known ? 'saved' : 'unsaved' });
    },
    /** Bases later saves on the server's page, which was read again. */
    rebase(base: SaveBase): void {
      retry.succeeded();
      rebase(base);
    },
    /** Adds layout and background of the server's page, which are loaded later. */
    learned(known: PageContent): void {
      store.setState({ saved: known });
    },
    /**
     * Stops sending until changes made elsewhere are merged. `base` is set if the work is not based on the
     * last save.
     */
    markConflict,
    /** Called if the changes made elsewhere could not be read; retried if the failure may be temporary. */
    conflictFailed(error: unknown): void {
      failed(error, () => markConflict());
    },
    /**
     * Continues on top of the merged changes. A save that was rejected, or requested during the merge,
     * follows at once. `keepAs` names a version of the server's content.
     */
    mergedWith(base: SaveBase, { save: asked = false, keepAs }: MergeOptions = {}): void {
      const goesOn = asked || unmerged.isWanted();
      onTheirs = { keepAs };
      rebase(base);
      if (goesOn) void save();
    },
    /** Retries at once what failed for lack of a connection. */
    connectionIsBack: retry.connectionIsBack,
    close: retry.stop,
  };
}

/** A run that waits for the current one. */
interface QueuedRun<Ask> {
  ask: Ask;
  readonly done: Promise<boolean>;
}

/**
 * Runs one call at a time. Calls made during a run are combined by `both` into a single run after it, and
 * resolve with its result.
 */
function runOneAtATime<Ask>(run: (ask: Ask) => Promise<boolean>, both: (one: Ask, other: Ask) => Ask) {
  let running: Promise<boolean> | undefined;
  let next: QueuedRun<Ask> | undefined;

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
    const waiting: QueuedRun<Ask> = {
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
