import { getValueAt } from '#content/block/value-at.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { isLanguage } from '#content/language/language.ts';
import { metadataNames } from '#content/page/page-metadata.ts';
import type { Conflict, Overlap } from '#document/merge/conflict.ts';
import { words } from '../../../words.ts';
import { contactWords } from '../../form/page/contact-words.ts';
import { metadataFields } from '../search/metadata-fields.ts';
import { conflictWords } from './conflict-words.ts';
import { describeValue } from './describe-value.ts';
import type { ConflictTrees, DescribedConflict, Sides } from './described-conflict.ts';
import { findField } from './find-field.ts';

type OverlapDescription = Omit<DescribedConflict, 'key' | 'block' | 'summary' | 'first'> &
  Partial<Pick<DescribedConflict, 'first'>>;

type OverlapConflict = Extract<Conflict, { readonly about: 'title' | 'metadata' | 'value' | 'settings' }>;
type NamedField = Pick<ReturnType<typeof findField>, 'names' | 'field'>;

/** Describes a value that both sides changed: of a block, the title or the settings. */
export function describeOverlap(conflict: OverlapConflict, shown: ConflictTrees): OverlapDescription {
  if (conflict.about === 'title') return describeTitle(conflict, words.settings.title);
  if (conflict.about === 'metadata') return describeMetadata(conflict);
  const { names, field, language } = findField(getFields(conflict, shown), conflict.path);
  const named = { field: names.join(' · '), language };
  if (conflict.item !== undefined) return { ...named, ...describeItem(conflict, { names, field }, shown) };
  if (conflict.isOrder) {
    return { ...named, isText: false, sides: describeOrders(conflict, field), note: conflictWords.ordered };
  }
  return { ...named, ...describeChangedValue(conflict, field) };
}

function getFields(conflict: Conflict, { trees, definitions }: ConflictTrees): Fields {
  if (conflict.about !== 'value') return {};
  const block = (trees.mine.find(conflict.blockId) ?? trees.theirs.find(conflict.blockId))?.block;
  return (block && definitions.get(block.type)?.fields) ?? {};
}

function describeMetadata({ path: [name, ...path], values }: Overlap): OverlapDescription {
  const known = metadataNames.find((one) => one === name);
  return describeTitle({ path, values }, known ? metadataFields[known] : contactWords.name);
}

function describeTitle({ path, values }: Overlap, field: string): OverlapDescription {
  const [language] = path;
  const sides = {
    mine: describeValue(values.mine, undefined),
    theirs: describeValue(values.theirs, undefined),
  };
  return {
    field,
    language: isLanguage(language) ? language : undefined,
    sides,
    isText: isText(values),
    note: '',
  };
}

function describeChangedValue(
  { values }: Overlap,
  field: Field | undefined,
): Omit<OverlapDescription, 'field' | 'language'> {
  const sides = { mine: describeValue(values.mine, field), theirs: describeValue(values.theirs, field) };
  return { sides, isText: field?.kind === 'text' && isText(values), note: '' };
}

/** True if both values are texts, or one is a text and the other was removed. */
function isText({ mine, theirs }: Overlap['values']): boolean {
  return [mine, theirs].every((value) => value === undefined || value === null || typeof value === 'string');
}

/**
 * Describes a list item that one side deleted and the other changed, with its position in the list that still
 * has it.
 */
function describeItem(conflict: OverlapConflict, { names, field }: NamedField, shown: ConflictTrees) {
  const isMine = conflict.values.mine !== undefined;
  const tree = isMine ? shown.trees.mine : shown.trees.theirs;
  const block = conflict.about === 'value' ? tree.find(conflict.blockId)?.block : undefined;
  const index = listItemIds(getValueAt(block, conflict.path)).indexOf(conflict.item);
  const name = field?.kind === 'list' ? field.itemLabel : conflictWords.item;
  return {
    field: [...names, `${name} ${index + 1}`].join(' · '),
    ...describeDeletion(isMine ? 'mine' : 'theirs'),
  };
}

/** Describes a block that one side deleted and the other changed; it is kept by default. */
export function describeDeletion(
  first: keyof Sides,
): Pick<DescribedConflict, 'first' | 'sides' | 'isText' | 'note'> {
  const { kept, deleted, mineChanged, theirsChanged } = conflictWords;
  return first === 'mine'
    ? { first, sides: { mine: kept, theirs: deleted }, isText: false, note: mineChanged }
    : { first, sides: { mine: deleted, theirs: kept }, isText: false, note: theirsChanged };
}

/** Describes two orders of a list by the previous positions: `2, 1, 3`. */
function describeOrders({ values }: Overlap, field: Field | undefined): Sides {
  const before = listItemIds(values.base);
  const order = (value: unknown) =>
    listItemIds(value)
      .map((id) => (before.includes(id) ? before.indexOf(id) + 1 : conflictWords.added))
      .join(', ');
  const name = field?.kind === 'list' ? field.itemLabel : conflictWords.item;
  return { mine: `${name} ${order(values.mine)}`, theirs: `${name} ${order(values.theirs)}` };
}

function listItemIds(value: unknown): unknown[] {
  return Array.isArray(value) ? value.map((item: { readonly id?: unknown } | null) => item?.id) : [];
}
