import { createStore } from 'zustand/vanilla';
import { isEqual } from '#content/is-equal.ts';
import {
  addTransaction,
  findContinuedStep,
  type Transaction,
  type UndoHistory,
  withoutLast,
} from '#document/history.ts';

/** The edited value, as its editor shows it. */
interface Shown<Content, Selection> {
  readonly content: Content;
  readonly selection: Selection;
}

interface Applied<Content, Edit> {
  readonly content: Content;
  /** The edit, with what follows from it. */
  readonly edit: Edit;
  readonly inverse: Edit;
}

/** How content of one kind is edited. */
interface DraftRules<Content, Edit, Selection, State extends Shown<Content, Selection>> {
  /** Makes a state of content. What is no longer in it is not selected. */
  readonly show: (content: Content, selection: Selection) => State;
  /** Applies what a person did. Throws if it does not fit. */
  readonly apply: (state: State, edit: Edit) => Applied<Content, Edit> & { readonly selection: Selection };
  /** Applies an edit of a step as it is; undefined if it no longer fits. */
  readonly replay: (
    state: State,
    edit: Edit,
  ) => Pick<Applied<Content, Edit>, 'content' | 'inverse'> | undefined;
  /** Finds what is selected after a step was undone or done again, from what the step says and what is selected now. */
  readonly reselect: (kept: Selection, now: Selection) => Selection;
  /** Makes one edit of successive ones. */
  readonly join: (edits: readonly Edit[]) => Edit;
  /** ms within which two parts of one thing are one step. */
  readonly pause: number;
}

/**
 * A draft with undo of content of any kind. Undoing is an edit like any other for those who listen.
 * @param now ms since the epoch
 */
export function createDraftStore<Content, Edit, Selection, State extends Shown<Content, Selection>>(
  rules: DraftRules<Content, Edit, Selection, State>,
  start: State & UndoHistory<Edit, Selection>,
  now: () => number = Date.now,
) {
  type Step = Transaction<Edit, Selection>;
  const store = createStore<State & UndoHistory<Edit, Selection>>(() => start);
  const listeners = new Set<(edit: Edit) => void>();
  /** The content before and after a step of this visit: back there it is the very same object, which counts as saved. */
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

  /** Undoes a step or does it again; returns its label, or undefined if there is none or it no longer fits. */
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
     * Applies an edit as one step; false if it changes nothing. Throws if it does not fit. `partOf` names what it is a part
     * of: parts of one thing in quick succession are one step.
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
      // Typed and taken back: there is nothing to undo, and it is the very content it was.
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
     * Shows an edit to those who listen as if it were done; the returned function ends that. The content and its history
     * stay as they are, so that nothing is saved and nothing has to be undone.
     */
    tryOut(edit: Edit): () => void {
      const applied = rules.replay(store.getState(), edit);
      if (!applied) return () => undefined;
      tell(edit);
      return () => tell(applied.inverse);
    },
    /** Both return the label of the step that was undone or done again; undefined if there was none. */
    undo: () => step('undo'),
    redo: () => step('redo'),
    /**
     * More has become known of the content, which it has always had: nothing that can be undone. `know` returns the same
     * content for the same content. Those who listen are not told.
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
    /** Hears every edit after it is done, those of undoing included. */
    listen(listener: (edit: Edit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
