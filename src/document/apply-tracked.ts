import type { Block } from '#content/block/block.ts';
import { idsWithin, walkBlocks } from '#content/block/slots.ts';
import { recordsAfter } from '#content/translation/records-after.ts';
import { blockRecordsAfter } from '#content/translation/track-block.ts';
import { type BlockRecords, recordsOf, titleKey } from '#content/translation/translations.ts';
import { applyEdit } from './apply-edit.ts';
import { batch, type Edit, splitBatch } from './edit.ts';
import type { PageTree } from './page-tree.ts';

export interface Tracked {
  readonly tree: PageTree;
  /** The edit, with what it says about what texts were written against. */
  readonly edit: Edit;
  readonly inverse: Edit;
}

/**
 * Applies what a person did, and notes what the texts that it wrote were written against, as a part of the same edit: so
 * that undoing takes both back. Whatever puts a page whole brings that along. Throws as {@link applyEdit} does.
 */
export function applyTracked(before: PageTree, edit: Edit): Tracked {
  const { tree, inverse } = applyEdit(before, edit);
  const notes = saysSources(edit) ? [] : notesOf(before, tree, edit);
  if (notes.length === 0) return { tree, edit, inverse };
  const noted = applyEdit(tree, batch(notes));
  return { tree: noted.tree, edit: batch([edit, ...notes]), inverse: batch([noted.inverse, inverse]) };
}

function saysSources(edit: Edit): boolean {
  return edit.type === 'page/put' || (edit.type === 'batch' && edit.saysSources === true);
}

function notesOf(before: PageTree, after: PageTree, edit: Edit): Edit[] {
  const { translations } = after.content;
  const copies = copiedIds(before, edit);
  const notes = changedBlocks(before, after, edit).flatMap((changed): Edit[] => {
    const known = recordsOf(translations, copies.get(changed.id) ?? changed.id);
    const records = changed.after && nextRecords(after, { ...changed, after: changed.after, known });
    const isSame = (records ?? noRecords) === recordsOf(translations, changed.id);
    return isSame ? [] : [{ type: 'translations/put', of: changed.id, records }];
  });
  return [...titleNotes(before, after), ...notes];
}

const noRecords = recordsOf(undefined, '');

interface Next {
  readonly before: Block | undefined;
  readonly after: Block;
  readonly known: BlockRecords;
}

function nextRecords({ definitions }: PageTree, { before, after, known }: Next): BlockRecords {
  const records = blockRecordsAfter(definitions, { before, after, records: known });
  return Object.keys(records).length === 0 ? noRecords : records;
}

function titleNotes(before: PageTree, after: PageTree): Edit[] {
  const { title, translations } = after.content;
  if (title === before.content.title) return [];
  const known = translations?.title ?? {};
  const records = recordsAfter({ before: before.content.title, after: title, records: known });
  return records === known ? [] : [{ type: 'translations/put', of: null, records: { [titleKey]: records } }];
}

/** What copies were copied from: their texts were written against the same. */
function copiedIds(tree: PageTree, edit: Edit): ReadonlyMap<string, string> {
  return new Map(
    splitBatch(edit).flatMap((part) => {
      if (part.type !== 'block/duplicate') return [];
      const block = tree.find(part.blockId)?.block;
      const ids = block ? idsWithin(tree.definitions, block) : [];
      return ids.flatMap((id) => (part.ids[id] === undefined ? [] : [[part.ids[id], id] as const]));
    }),
  );
}

interface ChangedBlock {
  readonly id: string;
  /** Undefined where it was, or is, not on the page. */
  readonly before: Block | undefined;
  readonly after: Block | undefined;
}

/** The blocks that an edit has changed, with those that came and went. What it did not touch is the same object. */
function changedBlocks(before: PageTree, after: PageTree, edit: Edit): ChangedBlock[] {
  const ids = edit.type === 'block/set-text' ? [edit.blockId] : idsAmong(before, after);
  return ids.flatMap((id) => {
    const [was, is] = [before.find(id)?.block, after.find(id)?.block];
    return was === is ? [] : [{ id, before: was, after: is }];
  });
}

function idsAmong(before: PageTree, after: PageTree): string[] {
  const [old, now] = [before.content.overview, after.content.overview];
  const [wasThere, isThere] = [new Set<unknown>(old), new Set<unknown>(now)];
  const changed = [
    ...old.filter((block) => !isThere.has(block)),
    ...now.filter((block) => !wasThere.has(block)),
  ];
  return [...new Set([...walkBlocks(before.definitions, changed)].map(({ block }) => block.id))];
}
