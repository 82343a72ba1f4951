import { createStore } from 'zustand/vanilla';
import type { Definitions } from '#content/block/block.ts';
import { isEqual } from '#content/is-equal.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { applyTracked } from '#document/apply-tracked.ts';
import { batch, type Edit, EditRefused, settingEdit } from '#document/edit.ts';
import { commit, continued, type History, type Transaction, withoutLast } from '#document/history.ts';
import { type PageDocument, pageSettingNames } from '#document/page-document.ts';
import { type PageTree, pageTree } from '#document/page-tree.ts';
import { noSelection, type Selection, selectOnly, validSelection } from '#document/selection.ts';
import { selectionAfter } from '#document/selection-after.ts';

export interface DraftState extends History {
  readonly tree: PageTree;
  /** The tree's page. */
  readonly content: PageDocument;
  readonly selection: Selection;
}

interface DraftOptions {
  readonly definitions: Definitions;
  readonly content: PageDocument;
  readonly history?: History;
  readonly now?: () => number;
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * The page as the editor has it, the selection, and the way back. Every change of the page comes through
 * here: the panel, the outline, the preview and saving all read this one document. Undoing is an edit like any
 * other for who listens.
 */
export function createDraft({ definitions, content, history, now = Date.now }: DraftOptions) {
  const store = createStore<DraftState>(() => ({
    tree: pageTree(definitions, content),
    content,
    selection: noSelection,
    past: history?.past ?? [],
    future: history?.future ?? [],
  }));
  const listeners = new Set<(edit: Edit) => void>();
  /** The page before and after a step of this visit: back there it is the very same object, which counts as saved. */
  const pages = new WeakMap<Transaction, { readonly before: PageDocument; readonly after: PageDocument }>();

  function show(page: PageDocument, selection: Selection, { past, future }: History): void {
    const { tree } = store.getState();
    const shown = page === tree.content ? tree : pageTree(definitions, page);
    store.setState({
      tree: shown,
      content: page,
      selection: validSelection(shown, selection),
      past,
      future,
    });
  }

  function tell(edit: Edit): void {
    for (const listener of listeners) listener(edit);
  }

  /** Takes a step back or does it again; undefined where there is none, or it no longer fits the page. */
  function step(direction: 'undo' | 'redo'): string | undefined {
    const { tree, past, future, selection: now } = store.getState();
    const done = (direction === 'undo' ? past : future).at(-1);
    if (!done) return undefined;
    const edit = direction === 'undo' ? done.inverse : done.edit;
    const applied = tryEdit(tree, edit);
    if (!applied) return undefined;
    const known = pages.get(done)?.[direction === 'undo' ? 'before' : 'after'];
    const selection = direction === 'undo' ? done.selection.before : done.selection.after;
    show(known ?? applied.tree.content, selection.lead === null ? now : selection, {
      past: direction === 'undo' ? past.slice(0, -1) : [...past, done],
      future: direction === 'undo' ? [...future, done] : future.slice(0, -1),
    });
    tell(edit);
    return done.label;
  }

  return {
    definitions,
    store,
    /**
     * Applies an edit as one step; false when it changes nothing. Throws `EditRefused` when it does not fit. `partOf`
     * names what it is a part of: parts of one thing in quick succession are one step.
     */
    edit(edit: Edit, label: string, partOf?: string): boolean {
      const state = store.getState();
      const applied = applyTracked(state.tree, edit);
      if (isEqual(applied.tree.content, state.content)) {
        // The same words, but another object, such as the server's: from now on this is the saved state.
        if (edit.type === 'page/put') show(edit.content, state.selection, state);
        return false;
      }
      const after = selectionAfter(state.tree, applied.tree, state.selection, edit);
      const selection = { before: state.selection, after };
      const { inverse } = applied;
      const next: Transaction = { label, edit: applied.edit, inverse, selection, partOf, at: now() };
      const before = pages.get(continued(state, next) ?? next)?.before ?? state.content;
      // Typed and taken back: there is nothing to undo, and it is the very page it was.
      if (continued(state, next) && isEqual(before, applied.tree.content)) {
        show(before, after, withoutLast(state));
      } else {
        const history = commit(state, next);
        const last = history.past.at(-1);
        if (last) pages.set(last, { before, after: applied.tree.content });
        show(applied.tree.content, after, history);
      }
      tell(applied.edit);
      return true;
    },
    /**
     * Shows an edit to who listens as if it were done, and answers what ends that. The page and its history stay as they
     * are, so that nothing is saved and nothing has to be undone.
     */
    tryOut(edit: Edit): () => void {
      const { tree } = store.getState();
      const applied = tryEdit(tree, edit);
      if (!applied) return () => undefined;
      tell(edit);
      return () => tell(applied.inverse);
    },
    /** Both answer what was undone or done again, or undefined when there was nothing. */
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** Selects blocks, or one of that id and nothing else. What is not on the page is not selected. */
    select(chosen: Selection | string | null): void {
      const { tree, selection } = store.getState();
      const next = typeof chosen === 'object' && chosen !== null ? chosen : selectOnly(chosen);
      const valid = validSelection(tree, next);
      if (!isEqual(valid, selection)) store.setState({ selection: valid });
    },
    /**
     * More has become known of the page, which it has always had: nothing that can be undone. `know` answers the same
     * page for the same page.
     */
    learn(know: (page: PageDocument) => PageDocument): void {
      const { content, selection, past, future } = store.getState();
      for (const step of [...past, ...future]) {
        const seen = pages.get(step);
        if (seen) pages.set(step, { before: know(seen.before), after: know(seen.after) });
      }
      const learned = know(content);
      const news = pageSettingNames.filter((name) => !isEqual(content[name], learned[name]));
      show(learned, selection, { past, future });
      if (news.length > 0) tell(batch(news.map((name) => settingEdit(name, learned[name]))));
    },
    /** Hears every edit after it is done, those of undoing included. */
    listen(listener: (edit: Edit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The edit applied; undefined where it does not fit, as a step of a damaged history may not. */
function tryEdit(tree: PageTree, edit: Edit) {
  try {
    return applyEdit(tree, edit);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return undefined;
  }
}
