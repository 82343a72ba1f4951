import { createStore } from 'zustand/vanilla';
import { isEqual } from '#content/is-equal.ts';
import type { Conflict, Decision } from '#document/merge/conflict.ts';
import type { MergeResult } from '#document/merge/merge-pages.ts';
import type { MergeSides } from '#document/merge/merge-sides.ts';
import { type PageDocument, pickContent, pickSettings } from '#document/page-document.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { loadPeople } from '../../../data/people.ts';
import { words } from '../../../words.ts';
import type { Draft } from '../draft/draft.ts';
import { historyWords } from '../history-words.ts';
import { readPage } from '../page-api.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { loadMerging, type MergeKernel } from './load-merging.ts';
import { mergingWords } from './merging-words.ts';
import { type ConcurrentSave, findSaver, formatSavedVersionName, formatSaver } from './saver.ts';

/** A conflict that only a person can resolve: both sides changed the same. */
export interface Question extends MergeSides<PageDocument> {
  readonly from: ConcurrentSave;
  readonly conflicts: readonly Conflict[];
}

interface MergingOptions {
  readonly routeId: string;
  readonly draft: Draft;
  readonly saves: SaveQueue;
  readonly toast: (toast: ToastInput) => void;
  /** Shows the version of this name. */
  readonly look: (name: string) => void;
}

export type Merging = ReturnType<typeof createMerging>;

/**
 * ms that the toast about a merge is shown, longer than others since it is unexpected and can undo the merge.
 */
const noteTime = 10_000;

/**
 * Merges changes saved elsewhere into this page as one undo step, and continues saving on top of them. On a
 * conflict it waits for a person's decision.
 */
export function createMerging({ routeId, draft, saves, toast, look }: MergingOptions) {
  const store = createStore<{ readonly question: Question | undefined }>(() => ({ question: undefined }));
  let running = false;
  let isListening = false;
  let savedInOtherTabs = (): ReadonlySet<string> => new Set();

  async function merge(): Promise<void> {
    if (running || store.getState().question) return;
    running = true;
    try {
      const [from, kernel] = await Promise.all([readPage(routeId), loadMerging(), loadPeople()]);
      if (isWanted()) mergeFrom(from, kernel);
    } catch (error) {
      if (isWanted()) saves.conflictFailed(error);
    } finally {
      running = false;
    }
  }

  /**
   * False once the editor was closed: the work stays in this browser and is merged when the page is opened
   * again.
   */
  const isWanted = () => isListening && saves.store.getState().status === 'conflict';

  function mergeFrom(from: ConcurrentSave, kernel: MergeKernel): void {
    const base = saves.store.getState().saved;
    const mine = draft.store.getState().content;
    // Layout and background are saved apart, so that the content counts as unchanged there.
    const pages = { base, mine, theirs: { ...pickSettings(base), ...pickContent(from.page) } };
    const { edit, conflicts } = kernel.mergePages(draft.definitions, pages);
    if (conflicts.length > 0) {
      store.setState({ question: { ...pages, from, conflicts } });
      return;
    }
    const undo = put(edit, historyWords.merge);
    // A page whose saves go live is never saved automatically.
    goOn(pages.theirs, from, { save: from.page.versioning });
    if (!undo) return;
    const did = kernel.changesInWords(draft.definitions, base, pages.theirs);
    toast({ text: mergingWords.note(describeSaver(from), did), visibleFor: noteTime, action: undo });
  }

  /** Applies an edit as one step. Returns the toast's undo action, or undefined if it changed nothing. */
  function put(edit: MergeResult['edit'], label: string): ToastInput['action'] {
    if (!draft.edit(edit, label)) return undefined;
    const step = draft.store.getState().past.at(-1);
    const run = () => {
      if (draft.store.getState().past.at(-1) === step) draft.undo();
    };
    return { label: words.undo, run };
  }

  function goOn(
    theirs: PageDocument,
    { revision }: ConcurrentSave,
    how: { save: boolean; keepAs?: string },
  ): void {
    const { content } = draft.store.getState();
    saves.mergedWith({ saved: isEqual(content, theirs) ? content : theirs, revision }, how);
  }

  /** Called after the save, since only then does a version of that name exist. */
  function showKeptToast(name: string): void {
    const stop = saves.store.subscribe(({ status }) => {
      if (status !== 'saved') return;
      stop();
      const action = { label: words.versions.look, run: () => look(name) };
      toast({ text: words.versions.kept(name), visibleFor: noteTime, action });
    });
  }

  const describeSaver = (from: ConcurrentSave) => formatSaver(findSaver(from, savedInOtherTabs()));

  return {
    store,
    /** Resolves the conflicts. Decisions are by conflict key; without one, mine is kept. */
    async decide(decisions: ReadonlyMap<string, Decision>): Promise<void> {
      const { mergePages, conflictKey } = await loadMerging();
      const { question } = store.getState();
      if (!question) return;
      const pages = { ...question, mine: draft.store.getState().content };
      const handleDecisions = (conflict: Conflict) => decisions.get(conflictKey(conflict));
      const { edit } = mergePages(draft.definitions, pages, handleDecisions);
      store.setState({ question: undefined });
      put(edit, historyWords.merge);
      const keepAs = formatSavedVersionName(findSaver(question.from, savedInOtherTabs()), question.from);
      if (!isEqual(draft.store.getState().content, question.theirs)) showKeptToast(keepAs);
      goOn(question.theirs, question.from, { save: true, keepAs });
    },
    /** Starts to merge changes that are found on the server. Returns a function that stops it. */
    start(tabs: () => ReadonlySet<string>): () => void {
      savedInOtherTabs = tabs;
      isListening = true;
      const stop = saves.store.subscribe(({ status }, before) => {
        if (status === 'conflict' && before.status !== 'conflict') void merge();
      });
      if (saves.store.getState().status === 'conflict') void merge();
      return () => {
        isListening = false;
        stop();
      };
    },
  };
}
