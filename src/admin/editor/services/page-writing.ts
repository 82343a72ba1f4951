import { createStore } from 'zustand/vanilla';
import { applyEdit } from '#document/apply-edit.ts';
import type { JoinResult } from '#document/commands/join-text.ts';
import type { Halves } from '#document/commands/split-text-block.ts';
import { combineEdits } from '#document/edit.ts';
import type { Transaction } from '#document/history.ts';
import { mainTextPath, type TextPlace } from '#document/text-place.ts';
import type { CaretState, EditorMessage, PageMessage, TextMark } from '#preview/messages.ts';
import { announce } from '../../shared/announcer.tsx';
import { createFreshId } from '../../shared/fresh-id.ts';
import type { Draft } from '../work/draft/draft.ts';
import { editWords } from '../work/edit-words.ts';
import { historyWords } from '../work/history-words.ts';
import type { Insertable } from '../work/insertable.ts';
import type { Editing } from './editing/editing.ts';
import type { Panes } from './panes.ts';
import { writingWords } from './writing-words.ts';

/** The text that is being edited in a frame. */
interface WritingState {
  readonly paneId: string;
  readonly state: CaretState;
  /** True while the URL of a link is being entered. */
  readonly asksLink: boolean;
}

/** A slash typed on an empty line, and the place for the block that is chosen then. */
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

/**
 * Text editing in the page, as far as it concerns the editor: splitting and joining blocks, the slash menu,
 * marks.
 */
export function createPageWriting({ draft, editing, panes }: Options) {
  const store = createStore<{ readonly writing: WritingState | undefined }>(() => ({ writing: undefined }));
  const frames = new Map<string, (message: TextMessage) => void>();
  const getTree = () => draft.store.getState().tree;
  /** The last split, which Backspace right after it undoes. */
  let lastSplit:
    | {
        readonly step: Transaction;
        readonly newId: string;
        readonly place: TextPlace;
        readonly length: number;
      }
    | undefined;

  const sendTo = (paneId: string, message: TextMessage) => frames.get(paneId)?.(message);

  function write(paneId: string, blockId: string, path: TextPlace['path'] | null, at: Caret): void {
    sendTo(paneId, { type: 'text/write', blockId, path: path && [...path], at });
  }

  function undoSplit(paneId: string, { blockId }: TextPlace): boolean {
    if (lastSplit?.newId !== blockId || draft.store.getState().past.at(-1) !== lastSplit.step) return false;
    const { place, length } = lastSplit;
    editing.undo();
    draft.select(place.blockId);
    write(paneId, place.blockId, place.path, length);
    return true;
  }

  function applyJoin(paneId: string, joining: JoinResult | undefined): void {
    if (joining && 'select' in joining) {
      draft.select(joining.select);
      announce(writingWords.selectedBefore(editing.describeSelected()));
    } else if (joining && editing.apply(joining.edit, historyWords.join)) {
      const { blockId, path, offset } = joining.caret;
      draft.select(blockId);
      write(paneId, blockId, path, offset);
    }
  }

  function joinNext(paneId: string, place: TextPlace): void {
    const at = getTree().getPlace(place.blockId);
    const next = at && getTree().listAt(at)?.blocks[at.index + 1];
    if (!next) return;
    withTextCommands(({ joinText }) => {
      const joining = joinText(getTree(), { ...place, blockId: next.id });
      if (joining && !('select' in joining)) applyJoin(paneId, joining);
    });
  }

  function splitBlock(paneId: string, { place, before, after, isAtEnd }: SplitMessage): void {
    withTextCommands(({ splitTextBlock }) => {
      const newId = createFreshId();
      const last = splitTextBlock(getTree(), place, [before, after], isAtEnd ? createFreshId : () => newId);
      if (!last) return;
      const parted = applyEdit(getTree(), last).tree;
      const empty = isAtEnd ? splitTextBlock(parted, place, [before, ''], () => newId) : undefined;
      if (!editing.apply(empty ? combineEdits([last, empty]) : last, historyWords.split)) return;
      draft.select(newId);
      const step = draft.store.getState().past.at(-1);
      lastSplit = step && { step, newId, place, length: before.length };
      write(paneId, newId, mainTextPath, 'start');
    });
  }

  return {
    store,
    /** Connects a frame that receives text commands. Returns a function that disconnects it. */
    connect(paneId: string, send: (message: TextMessage) => void): () => void {
      frames.set(paneId, send);
      return () => {
        frames.delete(paneId);
        if (store.getState().writing?.paneId === paneId) store.setState({ writing: undefined });
      };
    },
    /** Stores the state of the caret; null if no text has the focus. */
    show(paneId: string, state: CaretState | null): void {
      const { writing } = store.getState();
      if (state === null && writing?.paneId !== paneId) return;
      // Preloads, since Enter may be the next key.
      if (!writing) void loadTextCommands();
      const isSameBlock = state?.place?.blockId === writing?.state.place?.blockId;
      const asksLink = isSameBlock && writing?.asksLink === true;
      // A text without the focus reports no caret: the field for a link stays at the last position.
      const rect = state?.rect ?? (asksLink ? (writing?.state.rect ?? null) : null);
      store.setState({ writing: state ? { paneId, state: { ...state, rect }, asksLink } : undefined });
    },
    /** Focuses the first text of a block, in the active frame. */
    enter(blockId: string): void {
      write(panes.active().id, blockId, null, 'start');
    },
    /**
     * Splits the text at the caret on Enter. The rest becomes another block, after an empty one at the end of
     * a paragraph.
     */
    split: splitBlock,
    /** Joins two texts, on Backspace at the start of one or on Delete at the end of the one before. */
    join(paneId: string, { place, forward }: JoinMessage): void {
      if (forward) joinNext(paneId, place);
      else if (!undoSplit(paneId, place))
        withTextCommands(({ joinText }) => applyJoin(paneId, joinText(getTree(), place)));
    },
    /** Replaces the line that has the slash with the chosen block or section. */
    insertAt({ paneId, place, halves }: Slash, { label, create }: Insertable): void {
      const blocks = create();
      const [first] = blocks;
      if (!first) return;
      withTextCommands(({ insertInText }) => {
        const edit = insertInText(getTree(), place, halves, blocks, createFreshId);
        if (!editing.apply(edit, historyWords.add(label))) return;
        draft.select(first.id);
        announce(editWords.added(label));
        write(paneId, first.id, null, 'start');
      });
    },
    /** Returns the focus to the text. */
    focus(): void {
      const { writing } = store.getState();
      if (writing) sendTo(writing.paneId, { type: 'text/focus' });
    },
    /** Opens or closes the field for a link's URL. */
    askLink(asksLink: boolean): void {
      const { writing } = store.getState();
      if (writing?.state.rich) store.setState({ writing: { ...writing, asksLink } });
    },
    mark(mark: TextMark, href: string | null = null): void {
      const { writing } = store.getState();
      if (writing) sendTo(writing.paneId, { type: 'text/mark', mark, href });
    },
  };
}

/** Splitting and joining parse Markdown: the module is loaded when text editing starts. */
type TextCommands = typeof import('./text-commands.ts');

let loaded: TextCommands | undefined;

export async function loadTextCommands(): Promise<TextCommands> {
  loaded ??= await import('./text-commands.ts');
  return loaded;
}

/** Runs at once if the commands are loaded, so that no key comes in between, else as soon as they are. */
function withTextCommands(run: (commands: TextCommands) => void): void {
  if (loaded) run(loaded);
  else void loadTextCommands().then(run);
}
