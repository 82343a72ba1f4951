import type { BlockCommand } from '#document/commands/command.ts';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { moveBlocksTo } from '#document/commands/move-blocks-to.ts';
import { batch, type Edit, type Place, samePath } from '#document/edit.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../shared/announcer.tsx';
import { freshId } from '../../shared/fresh-id.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import type { Insertable } from '../work/insertable.ts';
import type { Applying } from './applying.ts';
import { slotLabel } from './slot-label.ts';

/** What is known of the selected blocks when something has been done to them. */
interface DoneFacts {
  readonly wasHidden: boolean;
  /** Where the block stands now, from 1; undefined for several. */
  readonly position: number | undefined;
  /** The list that it came into, where that is another one than before. */
  readonly into: string | undefined;
}

/** How an act on the selected blocks is told; `name` is the block's, or how many there are. */
export interface DoneWords {
  /** For the undo button. */
  readonly step: (name: string, facts: Pick<DoneFacts, 'wasHidden'>) => string;
  /** For who hears and does not see. */
  readonly done?: (name: string, facts: DoneFacts) => string;
  /** For everybody, with the way to undo it. */
  readonly undoable?: (name: string) => string;
}

interface Options {
  readonly draft: Draft;
  readonly applying: Applying;
  readonly toast: (toast: ToastInput) => void;
}

/** What is done to blocks: by commands to those that are selected, by dragging, by adding. */
export function editBlocks({ draft, applying, toast }: Options) {
  const { apply, nameOfSelected, tree } = applying;

  function say(says: DoneWords, name: string, facts: DoneFacts): void {
    if (says.done) announce(says.done(name, facts));
    if (says.undoable) toast({ text: says.undoable(name), action: takeBack() });
  }

  /** Takes back the last step, and nothing that was done since. */
  function takeBack() {
    const step = draft.store.getState().past.at(-1);
    return {
      label: words.undo,
      run: () => draft.store.getState().past.at(-1) === step && applying.undo(),
    };
  }

  function placeOfLead(): Place | undefined {
    return tree().placeOf(draft.store.getState().selection.lead ?? '');
  }

  /** Names the list that the leading block stands in now; undefined where it is the one before. */
  function newList(before: Place | undefined): string | undefined {
    const now = placeOfLead();
    if (!before || !now) return undefined;
    if (now.parent === before.parent && samePath(now.slot, before.slot)) return undefined;
    const parent = tree().find(now.parent)?.block;
    const definition = parent && tree().definitionOf(parent);
    if (!definition) return words.outline.topOfPage;
    return words.outline.slotInBlock(slotLabel(definition, now.slot), definition.label);
  }

  return {
    /** Whether a command would do anything to what is selected now. */
    can(does: BlockCommand): boolean {
      return does(tree(), draft.store.getState().selection, freshId) !== undefined;
    },
    /** Does to the selected blocks what a command says, and says so. */
    perform(does: BlockCommand, says: DoneWords): void {
      const { selection } = draft.store.getState();
      const edit = does(tree(), selection, freshId);
      if (!edit) return;
      const name = nameOfSelected();
      const before = placeOfLead();
      const wasHidden = areHidden(tree(), selection);
      if (!apply(edit, says.step(name, { wasHidden }))) return;
      say(says, name, { wasHidden, position: positionOf(edit), into: newList(before) });
    },
    /** Moves blocks to a place as it is seen now: all that are selected where the one that is dragged is among them. */
    drop(id: string, seen: Place): void {
      if (!draft.store.getState().selection.ids.includes(id)) draft.select(id);
      const edit = moveBlocksTo(tree(), draft.store.getState().selection.ids, seen);
      if (!edit) return;
      const name = nameOfSelected();
      const before = placeOfLead();
      if (!apply(edit, words.history.move(name))) return;
      announce(words.outline.moved(name, positionOf(edit), newList(before)));
    },
    /** Adds a block or a section at a place, as one step. Returns the id of its first block, or undefined if it can't stand there. */
    insert({ label, create }: Insertable, at: Place): string | undefined {
      const blocks = create();
      const edit = batch(
        blocks.map((block, offset) => ({
          type: 'block/insert',
          block,
          at: { ...at, index: at.index + offset },
        })),
      );
      if (!apply(edit, words.history.add(label))) return undefined;
      announce(words.outline.added(label));
      return blocks[0]?.id;
    },
    /** Beside a block, or at the end of the page when there is none. */
    placeNear(id: string | null, side: 'before' | 'after'): Place {
      const place = id === null ? undefined : tree().placeOf(id);
      if (!place) return { parent: null, slot: [], index: tree().content.overview.length };
      return side === 'before' ? place : { ...place, index: place.index + 1 };
    },
  };
}

function positionOf(edit: Edit): number | undefined {
  return edit.type === 'block/move' ? edit.at.index + 1 : undefined;
}
