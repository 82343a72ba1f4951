import { createStore } from 'zustand/vanilla';
import type { Definitions } from '#content/block.ts';
import { applyEdit, type Edit } from '#content/edit-page.ts';
import type { PageContent } from '#content/page.ts';
import { findBlock } from '#content/slots.ts';
import { type History, type HistoryEntry, historyKey, remember } from './history.ts';
import { sameValue } from './same-value.ts';
import { selectionAfter } from './selection-after.ts';

export interface DraftState extends History {
  readonly content: PageContent;
  readonly selectedId: string | null;
}

/** What listeners outside React need to know: the edit itself, or that anything may have changed. */
export type DraftChange = { readonly type: 'edit'; readonly edit: Edit } | { readonly type: 'replaced' };

interface DraftOptions {
  readonly definitions: Definitions;
  readonly content: PageContent;
  readonly history?: History;
  readonly now?: () => number;
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * The page as the editor has it, the selection, and the way back. Every change of the page comes through
 * here: the panel, the outline, the preview and saving all read this one document.
 */
export function createDraft({ definitions, content, history, now = Date.now }: DraftOptions) {
  const store = createStore<DraftState>(() => ({
    content,
    selectedId: null,
    past: history?.past ?? [],
    future: history?.future ?? [],
  }));
  const listeners = new Set<(change: DraftChange) => void>();
  const tell = (change: DraftChange) => {
    for (const listener of listeners) listener(change);
  };

  /** The present as a state to return to. */
  function present(label: string, key?: string): HistoryEntry {
    const { content: current, selectedId } = store.getState();
    return { content: current, selectedId, label, key, at: now() };
  }

  function step(from: 'past' | 'future', to: 'past' | 'future'): string | undefined {
    const state = store.getState();
    const entry = state[from].at(-1);
    if (!entry) return undefined;
    store.setState({
      content: entry.content,
      selectedId: existing(entry.content, entry.selectedId ?? state.selectedId),
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], { ...present(entry.label), selectedId: state.selectedId }],
    });
    tell({ type: 'replaced' });
    return entry.label;
  }

  function existing(page: PageContent, id: string | null): string | null {
    return id !== null && findBlock(definitions, page.overview, id) ? id : null;
  }

  return {
    definitions,
    store,
    /**
     * Applies an edit; false when it changes nothing. Throws `EditRefused` when it does not fit. Edits in
     * quick succession with the same `key` are one step.
     */
    edit(edit: Edit, label: string, key: string | undefined = historyKey(edit)): boolean {
      const state = store.getState();
      const applied = applyEdit(definitions, state.content, edit);
      if (sameValue(applied, state.content)) return false;
      const { past, future } = remember(state, present(label, key), applied);
      const selectedId = selectionAfter(definitions, state, applied, edit);
      // Back at the state the step began with: the same object again, so that it counts as saved.
      const returned = past.length < state.past.length ? state.past.at(-1)?.content : undefined;
      store.setState({ content: returned ?? applied, selectedId, past, future });
      tell({ type: 'edit', edit });
      return true;
    },
    /** Puts another document in its place, as one step that can be undone. */
    replace(next: PageContent, label: string): void {
      const state = store.getState();
      if (sameValue(next, state.content)) {
        // The same words, but the server's object: from now on this is the saved state.
        store.setState({ content: next });
        return;
      }
      store.setState({
        content: next,
        selectedId: existing(next, state.selectedId),
        ...remember(state, present(label), next),
      });
      tell({ type: 'replaced' });
    },
    /** Both answer what was undone or done again, or undefined when there was nothing. */
    undo: () => step('past', 'future'),
    redo: () => step('future', 'past'),
    select(id: string | null): void {
      const state = store.getState();
      if (state.selectedId !== id) store.setState({ selectedId: existing(state.content, id) });
    },
    listen(listener: (change: DraftChange) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
