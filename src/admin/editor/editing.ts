import type { Block, BlockDefinition, Definitions } from '#content/block.ts';
import { type Edit, EditRefused, type Place } from '#content/edit-page.ts';
import type { PathPart } from '#content/fault.ts';
import type { Language } from '#content/language.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../shared/announcer.tsx';
import { words } from '../words.ts';
import { lookUp } from './block-index.ts';
import type { Draft } from './draft/draft.ts';
import { freshIds } from './fresh-id.ts';
import { newBlock } from './insert/new-block.ts';
import { type MoveDirection, moveTarget } from './outline/move-target.ts';

export type Editing = ReturnType<typeof createEditing>;

interface EditingOptions {
  readonly definitions: Definitions;
  readonly draft: Draft;
  readonly language: () => Language;
  readonly toast: (toast: ToastInput) => void;
}

/** What a person does to the page, by whatever way: panel, outline, toolbar, keyboard, commands. */
export function createEditing({ definitions, draft, language, toast }: EditingOptions) {
  const overview = () => draft.store.getState().content.overview;
  const find = (id: string) => lookUp(definitions, overview(), id);
  const nameOf = (block: Block) => definitions.get(block.type)?.label ?? block.type;

  function apply(edit: Edit, label: string, key?: string): boolean {
    try {
      return draft.edit(edit, label, key);
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
      const at = moveTarget(definitions, draft.store.getState().content, id, direction);
      if (at) moveTo(id, at);
      else announce(words.outline.cannotMove[direction]);
    },
    setValue(blockId: string, path: readonly PathPart[], value: unknown, label: string): void {
      apply({ type: 'block/set', blockId, path, value }, words.history.change(label));
    },
    /** Several values of one block as one step, such as the four sides of a spacing. */
    setValues(
      blockId: string,
      values: readonly { path: readonly PathPart[]; value: unknown }[],
      label: string,
    ): void {
      const key = `set ${blockId} ${values.map(({ path }) => path.join('.')).join(' ')}`;
      for (const { path, value } of values) {
        apply({ type: 'block/set', blockId, path, value }, words.history.change(label), key);
      }
    },
    setText(blockId: string, path: readonly PathPart[], text: string, label: string): void {
      apply(
        { type: 'block/set-text', blockId, path, language: language(), text },
        words.history.change(label),
      );
    },
    setTitle(text: string): void {
      apply(
        { type: 'page/set-title', language: language(), text },
        words.history.change(words.settings.title),
      );
    },
    /** Beside a block, or at the end of the page when there is none. */
    placeNear(id: string | null, side: 'before' | 'after'): Place {
      const visit = id === null ? undefined : find(id);
      if (!visit) return { parent: null, slot: [], index: overview().length };
      const index = side === 'before' ? visit.index : visit.index + 1;
      return { parent: visit.parent?.id ?? null, slot: visit.slot, index };
    },
  };
}
