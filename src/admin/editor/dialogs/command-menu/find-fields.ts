import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import type { Field, FieldControl, Fields } from '#content/fields/field.ts';
import type { Language } from '#content/language/language.ts';
import type { PageTree } from '#document/page-tree.ts';
import { hasWordStart, splitQuery } from '../../../command-menu/search-menu-item.ts';
import { type FormItem, listFormItems } from '../../form/parts/form-items.ts';
import { listSharedFields } from '../../form/shared-fields.ts';
import { parseTypedValues } from './typed-value.ts';

/** State of the page that the command menu searches. */
interface SearchedPage {
  readonly tree: PageTree;
  readonly selected: readonly string[];
  readonly definitions: Definitions;
  readonly language: Language;
}

interface BlockOnPage {
  readonly id: string;
  readonly type: string;
  /** Label of its type. */
  readonly label: string;
  /** Its text in the outline. */
  readonly summary: string;
  readonly block: Block;
}

/** A field that matches a query; with `shown`, the value that it would be set to. */
export interface FieldHit {
  readonly blockIds: readonly string[];
  readonly type: string;
  /** Describes the block of the field. */
  readonly of: string;
  readonly label: string;
  readonly values: readonly { readonly path: readonly PathPart[]; readonly value: unknown }[];
  readonly shown: string | undefined;
}

const mostHits = 8;
/** Maximum of blocks whose fields are searched, so that typing stays fast on a long page. */
const maxTargets = 40;

/** Controls whose fields can all be set to one value. For others one value is not enough. */
const setAsOne: ReadonlySet<string> = new Set<FieldControl['kind']>(['box', 'corners', 'color-pair']);

/** Lists the blocks of known types, from top to bottom. */
export function listSearchableBlocks({ tree, definitions, language }: SearchedPage): BlockOnPage[] {
  return [...tree.walk()].flatMap(({ block }) => {
    const definition = definitions.get(block.type);
    if (!definition) return [];
    const { id, type } = block;
    return { id, type, label: definition.label, summary: definition.summary(block, language), block };
  });
}

/** Fields of the selection, or of one block. */
interface Target {
  readonly blockIds: readonly string[];
  readonly type: string;
  readonly of: string;
  /** Text, in lower case, that it matches beside its fields. */
  readonly searchText: string;
  readonly fields: Fields;
  readonly stored: Readonly<Record<string, unknown>>;
}

/**
 * Finds the fields that match a query such as `card padding 24`. Fields of the selection come first and need
 * no block in the query; other blocks match by type or text. The last word, or for a choice the last two, may
 * be a value.
 */
export function findFields(page: SearchedPage, query: string): readonly FieldHit[] {
  const parts = splitQuery(query);
  if (parts.length === 0) return [];
  const hits: FieldHit[] = [];
  for (const target of listTargets(page, parts)) {
    for (const row of listFormItems(target.fields, target.stored)) hits.push(...listHits(target, row, parts));
    if (hits.length >= mostHits) break;
  }
  // Hits with a value are more specific than those with a field alone.
  return hits
    .toSorted((a, b) => Number(b.shown !== undefined) - Number(a.shown !== undefined))
    .slice(0, mostHits);
}

function* listTargets(page: SearchedPage, parts: readonly string[]): Generator<Target> {
  const { selected } = page;
  const blocks = listSearchableBlocks(page);
  let left = maxTargets;
  const chosen = blocks.filter(({ id }) => selected.includes(id));
  if (chosen.length === 1 && chosen[0]) yield createTarget(page, chosen[0]);
  if (chosen.length > 1) yield createSharedTarget(page, chosen);
  for (const found of blocks) {
    if (selected.includes(found.id)) continue;
    const target = createTarget(page, found);
    if (!parts.some((part) => hasWordStart(target.searchText, part))) continue;
    yield target;
    left -= 1;
    if (left === 0) return;
  }
}

function createTarget(
  { definitions }: SearchedPage,
  { id, type, label, summary, block }: BlockOnPage,
): Target {
  const definition = definitions.get(type);
  return {
    blockIds: [id],
    type,
    of: summary ? `${label} · ${summary}` : label,
    searchText: [label, summary, type, ...(definition?.synonyms ?? [])].join(' ').toLowerCase(),
    fields: definition?.fields ?? {},
    stored: definition ? migrateBlock(definition, block) : block,
  };
}

function createSharedTarget(
  { tree, selected, language }: SearchedPage,
  chosen: readonly BlockOnPage[],
): Target {
  const { fields, stored } = listSharedFields(tree, selected, language);
  const names = [...new Set(chosen.map(({ label }) => label))];
  return {
    blockIds: selected,
    type: chosen[0]?.type ?? '',
    of: names.join(', '),
    searchText: names.join(' ').toLowerCase(),
    fields,
    stored,
  };
}

function listHits(target: Target, row: FormItem, parts: readonly string[]): readonly FieldHit[] {
  const members = row.kind === 'field' ? [{ name: row.name, field: row.field, part: '' }] : row.parts;
  const label = row.kind === 'field' ? row.field.label : row.label;
  const { blockIds, type, of } = target;
  const base = { blockIds, type, of, label };
  const names = `${label} ${members.map(({ part }) => part).join(' ')}`.toLowerCase();
  /** True if every word matches the block or the field, and at least one the field. */
  const isNamed = (said: readonly string[]) =>
    said.every((part) => hasWordStart(names, part) || hasWordStart(target.searchText, part)) &&
    said.some((part) => hasWordStart(label.toLowerCase(), part));
  const canBeSet = row.kind === 'field' || setAsOne.has(row.control);
  const typed = canBeSet
    ? parseTypedValues(
        members.map(({ field }) => field),
        parts,
      ).filter(({ named }) => isNamed(named))
    : [];
  const valued = typed.map(({ named, value, shown }): FieldHit => {
    const meant = listNamedParts(members, named);
    return { ...base, values: meant.map(({ name }) => ({ path: [name], value })), shown };
  });
  if (valued.length > 0 || !isNamed(parts)) return valued;
  return [{ ...base, values: [{ path: [members[0]?.name ?? ''], value: undefined }], shown: undefined }];
}

/** Fields of a control with several fields: those whose side is in the query, else all: `padding top 24`. */
function listNamedParts(
  members: readonly { readonly name: string; readonly field: Field; readonly part: string }[],
  named: readonly string[],
) {
  const some = members.filter(({ part }) => part !== '' && named.includes(part.toLowerCase()));
  return some.length > 0 ? some : members;
}
