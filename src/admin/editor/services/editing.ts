import type { Block, BlockDefinition, Definitions } from '#content/block.ts';
import type { PathPart } from '#content/issue.ts';
import type { Language } from '#content/language.ts';
import type { BlockCommand } from '#document/commands/command.ts';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { moveBlocksTo } from '#document/commands/move-blocks-to.ts';
import { batch, type Edit, EditRefused, type Place } from '#document/edit.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../shared/announcer.tsx';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import { freshId } from '../work/fresh-id.ts';
import { newBlock } from '../work/new-block.ts';

export type Editing = ReturnType<typeof createEditing>;

interface EditingOptions {
  readonly definitions: Definitions;
  readonly draft: Draft;
  readonly language: () => Language;
  readonly toast: (toast: ToastInput) => void;
}

/** A value of a block, and where it stands in it. */
interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

/** What is known of the selected blocks when something has been done to them. */
interface DoneFacts {
  readonly wasHidden: boolean;
  /** Where the block stands now, from 1; undefined for several. */
  readonly position: number | undefined;
}

/** How an act on the selected blocks is told; `name` is the block's, or how many there are. */
export interface DoneWords {
  /** For the undo button. */
  readonly step: (name: string, facts: DoneFacts) => string;
  /** For who hears and does not see. */
  readonly done?: (name: string, facts: DoneFacts) => string;
  /** For everybody, with the way to undo it. */
  readonly undoable?: (name: string) => string;
}

function setAll(blockId: string, values: readonly Value[]): Edit {
  return batch(values.map(({ path, value }) => ({ type: 'block/set', blockId, path, value })));
}

/** What a person does to the page, by whatever way: panel, outline, toolbar, keyboard, commands. */
export function createEditing({ definitions, draft, language, toast }: EditingOptions) {
  const tree = () => draft.store.getState().tree;
  const find = (id: string) => tree().find(id);
  const nameOf = (block: Block) => definitions.get(block.type)?.label ?? block.type;

  function apply(edit: Edit, label: string, partOf?: string): boolean {
    try {
      return draft.edit(edit, label, partOf);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      toast({ text: error.message, tone: 'error' });
      return false;
    }
  }

  function undo(): void {
    const label = draft.undo();
    announce(label ? words.history.undone(label) : words.history.nothingToUndo);
  }

  function redo(): void {
    const label = draft.redo();
    announce(label ? words.history.redone(label) : words.history.nothingToRedo);
  }

  /** The selected blocks in words: the one by its name, several by their number. */
  function nameOfSelected(): string {
    const { ids } = draft.store.getState().selection;
    const block = ids.length === 1 ? find(ids[0] ?? '')?.block : undefined;
    return block ? nameOf(block) : words.outline.several(ids.length);
  }

  /** What an edit is about, in words. */
  function nameOfEdited(edit: Edit): string {
    const [first] = edit.type === 'batch' ? edit.edits : [edit];
    const block = first && 'blockId' in first ? find(first.blockId)?.block : undefined;
    return block ? nameOf(block) : words.editor.page;
  }

  function say(says: DoneWords, name: string, facts: DoneFacts): void {
    if (says.done) announce(says.done(name, facts));
    if (!says.undoable) return;
    // The toast must not take back something else that was done since.
    const step = draft.store.getState().past.at(-1);
    const action = { label: words.undo, run: () => draft.store.getState().past.at(-1) === step && undo() };
    toast({ text: says.undoable(name), action });
  }

  function positionOf(edit: Edit): number | undefined {
    return edit.type === 'block/move' ? edit.at.index + 1 : undefined;
  }

  return {
    apply,
    undo,
    redo,
    /** An edit that was made in the page itself. */
    applyFromPage(edit: Edit, partOf?: string): void {
      apply(edit, words.history.change(nameOfEdited(edit)), partOf);
    },
    /** Whether a command would do anything to what is selected now. */
    can(does: BlockCommand): boolean {
      const { tree, selection } = draft.store.getState();
      return does(tree, selection, freshId) !== undefined;
    },
    /** Does to the selected blocks what a command says, and says so. */
    perform(does: BlockCommand, says: DoneWords): void {
      const { tree, selection } = draft.store.getState();
      const edit = does(tree, selection, freshId);
      if (!edit) return;
      const name = nameOfSelected();
      const facts = { wasHidden: areHidden(tree, selection), position: positionOf(edit) };
      if (apply(edit, says.step(name, facts))) say(says, name, facts);
    },
    /** Moves blocks to a place as it is seen now: all that are selected where the one that is dragged is among them. */
    drop(id: string, seen: Place): void {
      const { tree, selection } = draft.store.getState();
      if (!selection.ids.includes(id)) draft.select(id);
      const edit = moveBlocksTo(tree, draft.store.getState().selection.ids, seen);
      if (!edit) return;
      const name = nameOfSelected();
      if (apply(edit, words.history.move(name))) announce(words.outline.moved(name, positionOf(edit)));
    },
    insert(definition: BlockDefinition, at: Place): void {
      const block = newBlock(definitions, definition);
      if (apply({ type: 'block/insert', block, at }, words.history.add(definition.label))) {
        announce(words.outline.added(definition.label));
      }
    },
    /** A choice: a step of its own. */
    setValue(blockId: string, path: readonly PathPart[], value: unknown, label: string): void {
      apply({ type: 'block/set', blockId, path, value }, words.history.change(label));
    },
    /** Several values of one block at once, such as the four sides of a spacing that has lost its own. */
    setValues(blockId: string, values: readonly Value[], label: string): void {
      apply(setAll(blockId, values), words.history.change(label));
    },
    /** Values that come one after the other while somebody types, steps or drags: one step until there is a pause. */
    streamValues(blockId: string, values: readonly Value[], label: string): void {
      const paths = values.map(({ path }) => path.join('.')).join(' ');
      apply(setAll(blockId, values), words.history.change(label), `set ${blockId} ${paths}`);
    },
    setText(blockId: string, path: readonly PathPart[], text: string, label: string): void {
      const edit = { type: 'block/set-text', blockId, path, language: language(), text } as const;
      const typed = `text ${blockId} ${path.join('.')} ${edit.language}`;
      apply(edit, words.history.change(label), typed);
    },
    setTitle(text: string, of: Language = language()): void {
      const edit = { type: 'page/set-title', language: of, text } as const;
      apply(edit, words.history.change(words.settings.title), `title ${of}`);
    },
    /** Beside a block, or at the end of the page when there is none. */
    placeNear(id: string | null, side: 'before' | 'after'): Place {
      const place = id === null ? undefined : tree().placeOf(id);
      if (!place) return { parent: null, slot: [], index: tree().content.overview.length };
      return side === 'before' ? place : { ...place, index: place.index + 1 };
    },
  };
}
