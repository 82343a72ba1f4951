import { createStore } from 'zustand/vanilla';
import { applyEdit } from '#document/apply-edit.ts';
import type { Joining } from '#document/commands/join-text.ts';
import type { Halves } from '#document/commands/split-text.ts';
import { combineEdits } from '#document/edit.ts';
import type { Transaction } from '#document/history.ts';
import { mainTextPath, type TextPlace } from '#document/text-place.ts';
import type { CaretState, EditorMessage, PageMessage, TextMark } from '#preview/messages.ts';
import { announce } from '../../shared/announcer.tsx';
import { createFreshId } from '../../shared/fresh-id.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import type { Insertable } from '../work/insertable.ts';
import type { Editing } from './editing.ts';
import type { Panes } from './panes.ts';

/** A text that somebody writes in the page, and the frame in which that is. */
interface WritingState {
  readonly paneId: string;
  readonly state: CaretState;
  /** The address of a link is being asked for. */
  readonly asksLink: boolean;
}

/** A slash on an empty line: where the block goes that is chosen for it. */
export interface Slash {
  readonly paneId: string;
  readonly place: TextPlace;
  readonly halves: Halves;
}

type TextMessage = Extract<EditorMessage, { type: `text/${string}` }>;
type SplitMessage = Extract<PageMessage, { type: 'text/split' }>;
type JoinMessage = Extract<PageMessage, { type: 'text/join' }>;
type Caret = Extract<TextMessage, { type: 'text/write' }>['at'];

export type PageWriting = ReturnType<typeof createPageWriting>;

interface Options {
  readonly draft: Draft;
  readonly editing: Editing;
  readonly panes: Panes;
}

/** Writing in the page, as far as it is the editor's: what Enter, Backspace and a slash make of the blocks, and marks. */
export function createPageWriting({ draft, editing, panes }: Options) {
  const store = createStore<{ readonly writing: WritingState | undefined }>(() => ({ writing: undefined }));
  const frames = new Map<string, (message: TextMessage) => void>();
  const tree = () => draft.store.getState().tree;
  /** The last division, which Backspace right after it takes back. */
  let divided:
    | {
        readonly step: Transaction;
        readonly newId: string;
        readonly place: TextPlace;
        readonly length: number;
      }
    | undefined;

  const say = (paneId: string, message: TextMessage) => frames.get(paneId)?.(message);

  function write(paneId: string, blockId: string, path: TextPlace['path'] | null, at: Caret): void {
    say(paneId, { type: 'text/write', blockId, path: path && [...path], at });
  }

  function takeBack(paneId: string, { blockId }: TextPlace): boolean {
    if (divided?.newId !== blockId || draft.store.getState().past.at(-1) !== divided.step) return false;
    const { place, length } = divided;
    editing.undo();
    draft.select(place.blockId);
    write(paneId, place.blockId, place.path, length);
    return true;
  }

  function joined(paneId: string, joining: Joining | undefined): void {
    if (joining && 'select' in joining) {
      draft.select(joining.select);
      announce(words.writing.selectedBefore(editing.nameOfSelected()));
    } else if (joining && editing.apply(joining.edit, words.history.join)) {
      const { blockId, path, offset } = joining.caret;
      draft.select(blockId);
      write(paneId, blockId, path, offset);
    }
  }

  function joinNext(paneId: string, place: TextPlace): void {
    const at = tree().placeOf(place.blockId);
    const next = at && tree().listAt(at)?.blocks[at.index + 1];
    if (!next) return;
    withTextCommands(({ joinText }) => {
      const joining = joinText(tree(), { ...place, blockId: next.id });
      if (joining && !('select' in joining)) joined(paneId, joining);
    });
  }

  function divide(paneId: string, { place, before, after, isAtEnd }: SplitMessage): void {
    withTextCommands(({ splitTextBlock }) => {
      const newId = createFreshId();
      const last = splitTextBlock(tree(), place, [before, after], isAtEnd ? createFreshId : () => newId);
      if (!last) return;
      const parted = applyEdit(tree(), last).tree;
      const empty = isAtEnd ? splitTextBlock(parted, place, [before, ''], () => newId) : undefined;
      if (!editing.apply(empty ? combineEdits([last, empty]) : last, words.history.split)) return;
      draft.select(newId);
      const step = draft.store.getState().past.at(-1);
      divided = step && { step, newId, place, length: before.length };
      write(paneId, newId, mainTextPath, 'start');
    });
  }

  return {
    store,
    /** A frame that takes messages; answers how to take it away. */
    connect(paneId: string, send: (message: TextMessage) => void): () => void {
      frames.set(paneId, send);
      return () => {
        frames.delete(paneId);
        if (store.getState().writing?.paneId === paneId) store.setState({ writing: undefined });
      };
    },
    /** Where somebody writes now, or that nobody does. */
    show(paneId: string, state: CaretState | null): void {
      const { writing } = store.getState();
      if (state === null && writing?.paneId !== paneId) return;
      // Enter may be the next key.
      if (!writing) void loadTextCommands();
      const isSameBlock = state?.place?.blockId === writing?.state.place?.blockId;
      const asksLink = isSameBlock && writing?.asksLink === true;
      // A caret without the keyboard has no place; what asks for its link stays where it was.
      const rect = state?.rect ?? (asksLink ? (writing?.state.rect ?? null) : null);
      store.setState({ writing: state ? { paneId, state: { ...state, rect }, asksLink } : undefined });
    },
    /** Writes in the first text of a block, in the frame that is worked in. */
    enter(blockId: string): void {
      write(panes.active().id, blockId, null, 'start');
    },
    /** Enter: what follows the caret is another block, with an empty one before it at the end of a paragraph. */
    split: divide,
    /** Backspace at the start of a text, or Delete at the end of the one before. */
    join(paneId: string, { place, forward }: JoinMessage): void {
      if (forward) joinNext(paneId, place);
      else if (!takeBack(paneId, place))
        withTextCommands(({ joinText }) => joined(paneId, joinText(tree(), place)));
    },
    /** Replaces the line with a slash by the chosen block or section. */
    insertAt({ paneId, place, halves }: Slash, { label, create }: Insertable): void {
      const blocks = create();
      const [first] = blocks;
      if (!first) return;
      withTextCommands(({ insertInText }) => {
        const edit = insertInText(tree(), place, halves, blocks, createFreshId);
        if (!editing.apply(edit, words.history.add(label))) return;
        draft.select(first.id);
        announce(words.outline.added(label));
        write(paneId, first.id, null, 'start');
      });
    },
    /** Gives the keyboard back to the text. */
    focus(): void {
      const { writing } = store.getState();
      if (writing) say(writing.paneId, { type: 'text/focus' });
    },
    /** Asks for the address of a link, or has it. */
    askLink(asksLink: boolean): void {
      const { writing } = store.getState();
      if (writing?.state.rich) store.setState({ writing: { ...writing, asksLink } });
    },
    mark(mark: TextMark, href: string | null = null): void {
      const { writing } = store.getState();
      if (writing) say(writing.paneId, { type: 'text/mark', mark, href });
    },
  };
}

/** What divides and joins texts reads Markdown: it is loaded when somebody begins to write in the page. */
type TextCommands = typeof import('./text-commands.ts');

let loaded: TextCommands | undefined;

export async function loadTextCommands(): Promise<TextCommands> {
  loaded ??= await import('./text-commands.ts');
  return loaded;
}

/** Does it at once where they are there, so that no key comes in between, and else as soon as they are. */
function withTextCommands(run: (commands: TextCommands) => void): void {
  if (loaded) run(loaded);
  else void loadTextCommands().then(run);
}
