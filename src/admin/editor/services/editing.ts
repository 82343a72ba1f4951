import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import type { MetadataName } from '#content/page/page-metadata.ts';
import { closeEmptiedColumns } from '#document/commands/close-columns.ts';
import type { BlockCommand } from '#document/commands/command.ts';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { moveBlocksTo } from '#document/commands/move-blocks-to.ts';
import { type Beside, insertBlocksBeside, moveBlocksBeside } from '#document/commands/place-beside.ts';
import { copyTextRecords } from '#document/copy-text-records.ts';
import {
  combineEdits,
  createSettingEdit,
  type Edit,
  EditRefused,
  isSamePath,
  type Place,
  splitBatch,
} from '#document/edit.ts';
import { createGestureKey } from '#document/history.ts';
import type { PageSettings } from '#document/page-document.ts';
import type { PageTree } from '#document/page-tree.ts';
import { listOutermost } from '#document/selection.ts';
import { confirmText, copyText, type TranslatedPlace } from '#document/translate-text.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../shared/announcer.tsx';
import { createFreshId } from '../../shared/fresh-id.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import type { Insertable } from '../work/insertable.ts';
import { formatSlotLabel } from './format-slot-label.ts';

export type Editing = ReturnType<typeof createEditing>;

interface EditingOptions {
  readonly draft: Draft;
  readonly language: () => Language;
  readonly toast: (toast: ToastInput) => void;
}

/** Edits that a person makes, whichever way: panel, outline, toolbar, keyboard, commands, the page itself. */
export function createEditing({ draft, language, toast }: EditingOptions) {
  const applying = applyTo(draft, toast);
  return {
    ...applying,
    ...editBlocks({ draft, applying, toast }),
    ...editValues(applying, language),
  };
}

type Applying = ReturnType<typeof applyTo>;

/** Applies edits and undo steps to a draft, and shows a toast for an edit that is refused. */
function applyTo(draft: Draft, toast: (toast: ToastInput) => void) {
  const tree = () => draft.store.getState().tree;
  const getBlockLabel = (block: Block) => tree().findDefinition(block)?.label ?? block.type;
  /** Label of one block, or the number of several. */
  const describeBlocks = (blocks: readonly Block[]) => {
    const [only, ...others] = blocks;
    return only && others.length === 0 ? getBlockLabel(only) : words.outline.several(blocks.length);
  };
  /** Label of the subject of an edit: a block, the title or the page. */
  const describeSubject = (edit: Edit) => {
    const [first] = splitBatch(edit);
    if (first?.type === 'page/set-title') return words.settings.title;
    const block = first && 'blockId' in first ? tree().find(first.blockId)?.block : undefined;
    return block ? getBlockLabel(block) : words.editor.page;
  };
  /**
   * Applies an edit as one undo step. False if it changes nothing or is refused. `partOf` as in
   * `Draft.apply`.
   */
  function apply(edit: Edit, label: string, partOf?: string): boolean {
    try {
      return draft.edit(edit, label, partOf);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      toast({ text: error.message, tone: 'error' });
      return false;
    }
  }
  return {
    tree,
    getBlockLabel,
    describeBlocks,
    describeSelected(): string {
      const { ids } = draft.store.getState().selection;
      return describeBlocks(ids.flatMap((id) => tree().find(id)?.block ?? []));
    },
    apply,
    /** Applies an edit that was made in the page itself. */
    applyFromPage(edit: Edit, partOf?: string): void {
      apply(edit, words.history.change(describeSubject(edit)), partOf);
    },
    undo(): void {
      const label = draft.undo();
      announce(label ? words.history.undone(label) : words.history.nothingToUndo);
    },
    redo(): void {
      const label = draft.redo();
      announce(label ? words.history.redone(label) : words.history.nothingToRedo);
    },
  };
}

/** The selected blocks after a command, for its announcement. */
interface DoneFacts {
  readonly wasHidden: boolean;
  /** Position of the block in its list, from 1; undefined for several blocks. */
  readonly position: number | undefined;
  /** The list that the block moved into, if it is another one than before. */
  readonly into: string | undefined;
}

/** Texts of a command on the selected blocks; `name` is the block's label, or the number of blocks. */
export interface DoneWords {
  /** Label of the undo step. */
  readonly step: (name: string, facts: Pick<DoneFacts, 'wasHidden'>) => string;
  /** Announcement for screen readers. */
  readonly done?: (name: string, facts: DoneFacts) => string;
  /** Toast with an Undo button. */
  readonly undoable?: (name: string) => string;
}

interface BlockOptions {
  readonly draft: Draft;
  readonly applying: Applying;
  readonly toast: (toast: ToastInput) => void;
}

/** Edits of blocks: by commands on the selection, by dragging, by adding. */
function editBlocks({ draft, applying, toast }: BlockOptions) {
  const { apply, describeSelected, tree } = applying;

  function announceDone(texts: DoneWords, name: string, facts: DoneFacts): void {
    if (texts.done) announce(texts.done(name, facts));
    if (texts.undoable) toast({ text: texts.undoable(name), action: createUndoAction() });
  }

  /** Undoes the last step, unless another one was made since. */
  function createUndoAction() {
    const step = draft.store.getState().past.at(-1);
    return {
      label: words.undo,
      run: () => draft.store.getState().past.at(-1) === step && applying.undo(),
    };
  }

  function placeOfLead(): Place | undefined {
    return tree().getPlace(draft.store.getState().selection.lead ?? '');
  }

  /** Name of the list that the leading block is in now; undefined if it did not change. */
  function findNewList(before: Place | undefined): string | undefined {
    const now = placeOfLead();
    if (!before || !now) return undefined;
    if (now.parent === before.parent && isSamePath(now.slot, before.slot)) return undefined;
    const parent = tree().find(now.parent)?.block;
    const definition = parent && tree().findDefinition(parent);
    if (!parent || !definition) return words.outline.topOfPage;
    return words.outline.slotInBlock(formatSlotLabel(definition, now.slot, parent), definition.label);
  }

  return {
    /** True if the command would change the current selection. */
    can(does: BlockCommand): boolean {
      return does(tree(), draft.store.getState().selection, createFreshId) !== undefined;
    },
    /** Performs a command on the selected blocks, and announces it. */
    perform(does: BlockCommand, texts: DoneWords): void {
      const { selection } = draft.store.getState();
      const edit = does(tree(), selection, createFreshId);
      if (!edit) return;
      const name = describeSelected();
      const before = placeOfLead();
      const wasHidden = areHidden(tree(), selection);
      if (!apply(edit, texts.step(name, { wasHidden }))) return;
      announceDone(texts, name, { wasHidden, position: getPosition(edit), into: findNewList(before) });
    },
    /**
     * Moves blocks to a place in the page as it is rendered, or into a column beside a block: the whole
     * selection if the dragged block is part of it. Columns that they leave empty are removed.
     */
    drop(id: string, to: Place | Beside): void {
      if (!draft.store.getState().selection.ids.includes(id)) draft.select(id);
      const { ids } = draft.store.getState().selection;
      const edit = createDropEdit(tree(), ids, to);
      if (!edit) return;
      const name = describeSelected();
      const before = placeOfLead();
      if (!apply(edit, words.history.move(name))) return;
      announce(words.outline.moved(name, getPosition(edit), findNewList(before)));
    },
    /** Adds a block or a section at a place or in a column beside a block, as one step. Returns the id of its first block, or undefined if it can't stand there. */
    insert({ label, create, copyOf }: Insertable, at: Place | Beside): string | undefined {
      const blocks = create();
      const edit =
        'side' in at ? insertBlocksBeside(tree(), blocks, at, createFreshId) : insertBlocksAt(blocks, at);
      const records = copyOf?.translations?.blocks ?? {};
      const known = (id: string) => records[id] ?? {};
      const translations = (copyOf?.overview ?? []).flatMap((of, index) => {
        const copy = blocks[index];
        return copy ? copyTextRecords(tree().definitions, { of, copy }, known) : [];
      });
      if (!edit || !apply(combineEdits([edit, ...translations]), words.history.add(label))) return undefined;
      announce(words.outline.added(label));
      return blocks[0]?.id;
    },
    /** The place beside a block, or the end of the page without one. */
    placeNear(id: string | null, side: 'before' | 'after'): Place {
      const place = id === null ? undefined : tree().getPlace(id);
      if (!place) return { parent: null, slot: [], index: tree().content.overview.length };
      return side === 'before' ? place : { ...place, index: place.index + 1 };
    },
  };
}

function createDropEdit(tree: PageTree, ids: readonly string[], to: Place | Beside): Edit | undefined {
  if ('side' in to) return moveBlocksBeside(tree, ids, to, createFreshId);
  const edit = moveBlocksTo(tree, ids, to);
  return edit && closeEmptiedColumns(tree, listOutermost(tree, { ids }), edit);
}

function insertBlocksAt(blocks: readonly Block[], at: Place): Edit {
  return combineEdits(
    blocks.map((block, offset) => ({
      type: 'block/insert',
      block,
      at: { ...at, index: at.index + offset },
    })),
  );
}

function getPosition(edit: Edit): number | undefined {
  return edit.type === 'block/move' ? edit.at.index + 1 : undefined;
}

/** A value of a block, with its path. */
interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

/** Id of the block that is edited, or ids of several that get the same values. */
type Targets = string | readonly string[];

const listTargetIds = (targets: Targets) => (typeof targets === 'string' ? [targets] : targets);

function setAll(targets: Targets, values: readonly Value[]): Edit {
  return combineEdits(
    listTargetIds(targets).flatMap((blockId) =>
      values.map(({ path, value }) => ({ type: 'block/set', blockId, path, value }) as const),
    ),
  );
}

/** Edits by the form. A choice is an undo step of its own; typing is one step until a pause. */
function editValues({ apply, tree }: Applying, language: () => Language) {
  return {
    /** Sets a value as an undo step of its own. */
    setValue(targets: Targets, path: readonly PathPart[], value: unknown, label: string): void {
      apply(setAll(targets, [{ path, value }]), words.history.change(label));
    },
    /** Sets several values as one undo step, such as the four sides of a padding that is unlinked. */
    setValues(targets: Targets, values: readonly Value[], label: string): void {
      apply(setAll(targets, values), words.history.change(label));
    },
    /** Sets values while a person types or steps through them: one undo step until a pause. */
    streamValues(targets: Targets, values: readonly Value[], label: string): void {
      const paths = values.map(({ path }) => path.join('.')).join(' ');
      apply(
        setAll(targets, values),
        words.history.change(label),
        `set ${listTargetIds(targets).join(' ')} ${paths}`,
      );
    },
    /** Sets values during a drag: one undo step per gesture. */
    dragValues(targets: Targets, values: readonly Value[], label: string, gestureId: string): void {
      apply(setAll(targets, values), words.history.change(label), createGestureKey(gestureId));
    },
    /** Sets a text in one language, by default the active one. Other languages keep theirs. */
    setText(
      targets: Targets,
      path: readonly PathPart[],
      text: string,
      label: string,
      shown: Language = language(),
    ): void {
      const edits = listTargetIds(targets).map(
        (blockId) => ({ type: 'block/set-text', blockId, path, language: shown, text }) as const,
      );
      const typed = `text ${listTargetIds(targets).join(' ')} ${path.join('.')} ${shown}`;
      apply(combineEdits(edits), words.history.change(label), typed);
    },
    /** Sets layout or background. Calls with the same `streams` are one undo step until a pause. */
    setSetting<Name extends keyof PageSettings>(
      name: Name,
      value: PageSettings[Name],
      { label, streams }: { readonly label: string; readonly streams?: string },
    ): void {
      apply(
        createSettingEdit(name, value),
        words.history.change(label),
        streams && `setting ${name} ${streams}`,
      );
    },
    /** Copies another language's text into a field, to be translated there. */
    copyText(
      place: TranslatedPlace,
      languages: { readonly from: Language; readonly to: Language },
      label: string,
    ): void {
      const edit = copyText(tree(), place, languages);
      if (edit) apply(edit, words.history.change(label));
    },
    /** Marks a translation as up to date with its current source. */
    confirmText(place: TranslatedPlace, of: Language, label: string): void {
      const edit = confirmText(tree(), place, of);
      if (edit) apply(edit, words.history.change(label));
    },
    /** Sets a search or sharing text of the page in a language; '' falls back to the page's own texts. */
    setMetadata(
      name: MetadataName,
      text: string,
      { of, label }: { readonly of: Language; readonly label: string },
    ): void {
      const edit = { type: 'page/set-metadata', name, language: of, text } as const;
      apply(edit, words.history.change(label), `metadata ${name} ${of}`);
    },
    setTitle(text: string, of: Language = language()): void {
      const edit = { type: 'page/set-title', language: of, text } as const;
      apply(edit, words.history.change(words.settings.title), `title ${of}`);
    },
  };
}
