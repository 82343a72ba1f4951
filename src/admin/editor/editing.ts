import type { Block, BlockDefinition, Definitions } from '#content/block.ts';
import type { PathPart } from '#content/issue.ts';
import type { Language } from '#content/language.ts';
import { batch, type Edit, EditRefused, type Place } from '#document/edit.ts';
import { type MoveDirection, moveTarget } from '#document/move-target.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../shared/announcer.tsx';
import { words } from '../words.ts';
import type { Draft } from './draft/draft.ts';
import { freshIds } from './fresh-id.ts';
import { newBlock } from './insert/new-block.ts';

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

  function moveTo(id: string, at: Place): void {
    const block = find(id)?.block;
    if (!block || !apply({ type: 'block/move', blockId: id, at }, words.history.move(nameOf(block)))) return;
    announce(words.outline.moved(nameOf(block), at.index + 1));
  }

  return {
    apply,
    undo,
    redo,
    moveTo,
    insert(definition: BlockDefinition, at: Place): void {
      const block = newBlock(definitions, definition);
      if (apply({ type: 'block/insert', block, at }, words.history.add(definition.label))) {
        announce(words.outline.added(definition.label));
      }
    },
    remove(id: string): void {
      const block = find(id)?.block;
      if (!block || !apply({ type: 'block/remove', blockId: id }, words.history.remove(nameOf(block))))
        return;
      const removed = words.outline.removed(nameOf(block));
      // The toast must not take back something else that was done since.
      const step = draft.store.getState().past.at(-1);
      const action = { label: words.undo, run: () => draft.store.getState().past.at(-1) === step && undo() };
      toast({ text: removed, action });
    },
    duplicate(id: string): void {
      const block = find(id)?.block;
      if (!block) return;
      const ids = freshIds(definitions, block);
      if (apply({ type: 'block/duplicate', blockId: id, ids }, words.history.duplicate(nameOf(block)))) {
        announce(words.outline.duplicated(nameOf(block)));
      }
    },
    toggleHidden(id: string): void {
      const block = find(id)?.block;
      if (!block) return;
      const hidden = block.hidden !== true;
      const label = hidden ? words.history.hide(nameOf(block)) : words.history.show(nameOf(block));
      apply({ type: 'block/set', blockId: id, path: ['hidden'], value: hidden || undefined }, label);
      announce(hidden ? words.outline.hidden(nameOf(block)) : words.outline.shown(nameOf(block)));
    },
    move(id: string, direction: MoveDirection): void {
      const at = moveTarget(tree(), id, direction);
      if (at) moveTo(id, at);
      else announce(words.outline.cannotMove[direction]);
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
