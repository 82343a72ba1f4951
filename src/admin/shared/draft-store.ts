import { createStore } from 'zustand/vanilla';
import { isEqual } from '#content/is-equal.ts';
import {
  addTransaction,
  findContinuedStep,
  type Transaction,
  type UndoHistory,
  withoutLast,
} from '#document/history.ts';

/** The edited content as the editor shows it. */
interface ContentState<Content, Selection> {
  readonly content: Content;
  readonly selection: Selection;
}

interface EditResult<Content, Edit> {
  readonly content: Content;
  /** The edit, including its consequences. */
  readonly edit: Edit;
  readonly inverse: Edit;
}

/** Rules for editing content of one kind. */
interface DraftRules<Content, Edit, Selection, State extends ContentState<Content, Selection>> {
  /** Creates the state for content. Removes from the selection what the content no longer has. */
  readonly show: (content: Content, selection: Selection) => State;
  /** Applies a person's edit. Throws if it doesn't fit. */
  readonly apply: (state: State, edit: Edit) => EditResult<Content, Edit> & { readonly selection: Selection };
  /** Applies an edit of a step unchanged; undefined if it no longer fits. */
  readonly replay: (
    state: State,
    edit: Edit,
  ) => Pick<EditResult<Content, Edit>, 'content' | 'inverse'> | undefined;
  /** Computes the selection after undo or redo, from the step's selection and the current one. */
  readonly reselect: (kept: Selection, now: Selection) => Selection;
  /** Joins successive edits into one. */
  readonly join: (edits: readonly Edit[]) => Edit;
  /** ms within which two edits with the same `partOf` become one step. */
  readonly pause: number;
}

/**
 * Creates a draft with undo history, for any kind of content. Listeners receive undo and redo as ordinary
 * edits.
 * @param now ms since the epoch
 */
export function createDraftStore<Content, Edit, Selection, State extends ContentState<Content, Selection>>(
  rules: DraftRules<Content, Edit, Selection, State>,
  start: State & UndoHistory<Edit, Selection>,
  now: () => number = Date.now,
) {
  type Step = Transaction<Edit, Selection>;
  const store = createStore<State & UndoHistory<Edit, Selection>>(() => start);
  const listeners = new Set<(edit: Edit) => void>();
  /**
   * The content before and after a step of this session. Undo returns to the identical object, which then
   * counts as saved.
   */
  const contents = new WeakMap<Step, { readonly before: Content; readonly after: Content }>();

  function show(
    content: Content,
    selection: Selection,
    { past, future }: UndoHistory<Edit, Selection>,
  ): void {
    store.setState({ ...rules.show(content, selection), past, future });
  }

  function tell(edit: Edit): void {
    for (const listener of listeners) listener(edit);
  }

  /** Undoes or redoes a step; returns its label, or undefined if there is none or it no longer fits. */
  function step(direction: 'undo' | 'redo'): string | undefined {
    const state = store.getState();
    const { past, future } = state;
    const isUndo = direction === 'undo';
    const done = (isUndo ? past : future).at(-1);
    if (!done) return undefined;
    const edit = isUndo ? done.inverse : done.edit;
    const applied = rules.replay(state, edit);
    if (!applied) return undefined;
    const side = isUndo ? 'before' : 'after';
    show(
      contents.get(done)?.[side] ?? applied.content,
      rules.reselect(done.selection[side], state.selection),
      {
        past: isUndo ? past.slice(0, -1) : [...past, done],
        future: isUndo ? [...future, done] : future.slice(0, -1),
      },
    );
    tell(edit);
    return done.label;
  }

  return {
    store,
    /**
     * Applies an edit as one step; false if it changes nothing. Throws if it doesn't fit. Edits in quick
     * succession with the same `partOf` become one step.
     */
    edit(edit: Edit, label: string, partOf?: string): boolean {
      const state = store.getState();
      const applied = rules.apply(state, edit);
      if (isEqual(applied.content, state.content)) return false;
      const selection = { before: state.selection, after: applied.selection };
      const next: Step = {
        label,
        edit: applied.edit,
        inverse: applied.inverse,
        selection,
        partOf,
        at: now(),
      };
      const goesOnWith = findContinuedStep(state, next, rules.pause);
      const before = contents.get(goesOnWith ?? next)?.before ?? state.content;
      // Typed and reverted: drops the step and shows the identical content object, which counts as saved.
      if (goesOnWith && isEqual(before, applied.content)) {
        show(before, applied.selection, withoutLast(state));
      } else {
        const history = addTransaction(state, next, goesOnWith, rules.join);
        const last = history.past.at(-1);
        if (last) contents.set(last, { before, after: applied.content });
        show(applied.content, applied.selection, history);
      }
      tell(applied.edit);
      return true;
    },
    /**
     * Shows listeners an edit without applying it, as a preview; the returned function ends it. Content and
     * history don't change, so nothing is saved and nothing has to be undone.
     */
    tryOut(edit: Edit): () => void {
      const applied = rules.replay(store.getState(), edit);
      if (!applied) return () => undefined;
      tell(edit);
      return () => tell(applied.inverse);
    },
    /** Returns the label of the step, or undefined if there was none; so does `redo`. */
    undo: () => step('undo'),
    redo: () => step('redo'),
    /**
     * Adds facts about the content that were unknown when it was loaded; not an undo step. `know` returns the
     * same object if nothing changed. Listeners aren't called.
     */
    learn(know: (content: Content) => Content): void {
      const state = store.getState();
      for (const done of [...state.past, ...state.future]) {
        const seen = contents.get(done);
        if (seen) contents.set(done, { before: know(seen.before), after: know(seen.after) });
      }
      const content = know(state.content);
      if (content !== state.content) show(content, state.selection, state);
    },
    tell,
    /** Calls the listener after every edit, including undo and redo. Returns a function that unsubscribes. */
    listen(listener: (edit: Edit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
