import type { Definitions } from '#content/block/block.ts';
import { isEqual } from '#content/is-equal.ts';
import { applyEdit, applyTracked } from '#document/apply-edit.ts';
import { combineEdits, createSettingEdit, type Edit, InvalidEditError } from '#document/edit.ts';
import { emptyHistory, joinEdits, typingPause, type UndoHistory } from '#document/history.ts';
import { type PageDocument, pageSettingNames } from '#document/page-document.ts';
import { createPageTree, type PageTree } from '#document/page-tree.ts';
import { filterSelection, noSelection, type Selection, selectOnly } from '#document/selection.ts';
import { updateSelection } from '#document/update-selection.ts';
import { createDebouncedRun } from '../../../shared/after-pause.ts';
import { createDraftStore } from '../../../shared/draft-store.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import type { DraftStorage, StoredDraft } from './stored-draft.ts';

interface ShownPage {
  readonly tree: PageTree;
  /** The page of `tree`. */
  readonly content: PageDocument;
  readonly selection: Selection;
}

export type DraftState = ShownPage & UndoHistory;

interface DraftOptions {
  readonly definitions: Definitions;
  readonly content: PageDocument;
  readonly history?: UndoHistory;
  readonly now?: () => number;
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * Creates the editor's store of a page: its document, selection and history. Panel, outline, preview and
 * saves all read and edit this one document.
 */
export function createDraft({ definitions, content, history = emptyHistory, now }: DraftOptions) {
  const show = (page: PageDocument, selection: Selection): ShownPage => {
    const tree = createPageTree(definitions, page);
    return { tree, content: page, selection: filterSelection(tree, selection) };
  };
  const draft = createDraftStore<PageDocument, Edit, Selection, ShownPage>(
    {
      show,
      apply({ tree, selection }, edit) {
        const applied = applyTracked(tree, edit);
        return {
          content: applied.tree.content,
          edit: applied.edit,
          inverse: applied.inverse,
          selection: updateSelection(tree, applied.tree, selection, edit),
        };
      },
      replay: ({ tree }, edit) => tryEdit(tree, edit),
      reselect: (kept, now) => (kept.lead === null ? now : kept),
      join: joinEdits,
      pause: typingPause,
    },
    { ...show(content, noSelection), past: history.past, future: history.future },
    now,
  );
  const { store } = draft;

  return {
    ...draft,
    definitions,
    edit(edit: Edit, label: string, partOf?: string): boolean {
      const { content: before } = store.getState();
      if (edit.type !== 'page/put' || !isEqual(edit.content, before)) return draft.edit(edit, label, partOf);
      // Equal to the saved content but another object: the saved object marks that nothing is unsaved.
      draft.learn((page) => (page === before ? edit.content : page));
      return false;
    },
    /** Selects blocks, or a single block by id. Ids that are not on the page are ignored. */
    select(chosen: Selection | string | null): void {
      const { tree, selection } = store.getState();
      const next = typeof chosen === 'object' && chosen !== null ? chosen : selectOnly(chosen);
      const valid = filterSelection(tree, next);
      if (!isEqual(valid, selection)) store.setState({ selection: valid });
    },
    /**
     * Adds content that was loaded later, and notifies listeners of its settings. See {@link
     * createDraftStore}.
     */
    learn(know: (page: PageDocument) => PageDocument): void {
      const { content: before } = store.getState();
      draft.learn(know);
      const { content: learned } = store.getState();
      const news = pageSettingNames.filter((name) => !isEqual(before[name], learned[name]));
      if (news.length > 0)
        draft.tell(combineEdits(news.map((name) => createSettingEdit(name, learned[name]))));
    },
  };
}

/** Applies an edit; undefined if it does not fit, as may happen with a damaged history. */
function tryEdit(tree: PageTree, edit: Edit) {
  try {
    const { tree: next, inverse } = applyEdit(tree, edit);
    return { content: next.content, inverse };
  } catch (error) {
    if (!(error instanceof InvalidEditError)) throw error;
    return undefined;
  }
}

/** When the browser's copy is written, in ms: after a pause in editing, and at the latest after `atMost`. */
const writing = { pause: 300, atMost: 1000 };
/** Undo steps that are kept over a reload. */
const keptSteps = 50;

interface KeepOptions {
  readonly pageId: string;
  readonly tab: string;
  readonly draft: Draft;
  readonly saves: SaveQueue;
  readonly storage: DraftStorage;
  /** Called with false if the browser refuses to store the draft: only then is closing the page dangerous. */
  readonly onStorable: (storable: boolean) => void;
}

/** Waits for an idle period, so that no key press is delayed. Safari 17 lacks `requestIdleCallback`. */
function runWhenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 500 });
  else run();
}

/** Converts the draft to the form that this browser stores. */
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

/** Writes the draft to the browser's storage soon after every change, and at once on `pagehide`. */
export function keepDraft({ pageId, tab, draft, saves, storage, onStorable }: KeepOptions): () => void {
  const soon = createDebouncedRun(() => runWhenIdle(write), writing);
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

  /**
   * Also writes what the database lacks to local storage, since a write to the database may not finish during
   * unload.
   */
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
