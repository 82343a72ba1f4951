import { getPagePath, isPageLink, parseSitePath } from '#content/address/site-paths.ts';
import { type Block, type BlockDefinition, type Definitions, isBlock } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import { listSlots, mapSlots, type Slot, walkBlocks } from '#content/block/slots.ts';
import { isExample } from '#content/block/starter-values.ts';
import { withValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { isBareField } from '#content/fields/field.ts';
import type { Translated } from '#content/language/language.ts';

/** An entry for a case on a page: a block such as a card, or a list item such as a slide. */
interface CaseEntry {
  /** Identifier of the case. */
  readonly identifier: string;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Neighbouring entries: blocks of one slot, cells of a grid, rows, or items of a block. */
export interface CaseGroup {
  /** Unique cases, in the order of the page. */
  readonly entries: readonly CaseEntry[];
  /** The entry that a new one copies; undefined if there is none. */
  readonly model: CaseEntry | undefined;
  /** Fields of an entry. */
  readonly fields: Fields;
  /** Returns the page's blocks with a new entry before another one, or at the end (null). */
  readonly insert: (entry: Readonly<Record<string, unknown>>, before: CaseEntry | null) => readonly Block[];
}

/** Finds the largest group of entries on a page; undefined if it has none. */
export function findCaseGroup(definitions: Definitions, overview: readonly Block[]): CaseGroup | undefined {
  const groups = [...findGroups(definitions, overview)].filter(({ entries }) => entries.length > 0);
  return groups.reduce<CaseGroup | undefined>(
    (largest, group) => (group.entries.length > (largest?.entries.length ?? 0) ? group : largest),
    undefined,
  );
}

function* findGroups(definitions: Definitions, overview: readonly Block[]): Generator<CaseGroup> {
  const change = (id: string, changed: (block: Block) => Block) =>
    changeBlock(definitions, overview, id, changed);
  yield createListGroup(definitions, overview, (blocks) => blocks);
  for (const { block } of walkBlocks(definitions, overview)) {
    const slots = listSlots(definitions, block).filter(({ unused }) => !unused);
    if (slots.length > 1 && slots.every(({ blocks }) => blocks.length < 2)) {
      const cells = slots.flatMap(({ blocks }) => blocks);
      const areEntries = cells.every((cell) => findOwnEntry(definitions, cell).length > 0);
      if (areEntries) {
        yield createListGroup(definitions, cells, (filling) =>
          change(block.id, (grid) => fillCells(definitions, grid, filling)),
        );
      }
    }
    for (const { path, blocks } of slots) {
      yield createListGroup(definitions, blocks, (inner) =>
        change(block.id, (outer) => withValueAt(outer, path, inner)),
      );
    }
    yield* findItemGroups(definitions.get(block.type), block, change);
  }
}

/**
 * Finds the entries in a list of blocks: single blocks, or rows of them. If there are several rows, each may
 * have its own composition, such as a wide one, then two of unequal widths. A new entry then gets its own
 * row, because cells are composed for their content; its position is before a row.
 */
function createListGroup(
  definitions: Definitions,
  blocks: readonly Block[],
  put: (blocks: readonly Block[]) => readonly Block[],
): CaseGroup {
  const all = blocks.map((block) => ({
    block,
    entries: findEntries(definitions, block),
    cells: findOwnEntry(definitions, block).length > 0 ? [] : listRowCells(definitions, block),
  }));
  const leading = all.filter(({ entries }) => entries.length > 0);
  const rows = leading.filter(({ cells }) => cells.length > 0);
  const hasRows = rows.length > 1;
  const members = hasRows ? leading : leading.filter(({ cells }) => cells.length === 0);
  const row = hasRows ? (rows.findLast(({ cells }) => cells.length === 1) ?? rows.at(-1)) : undefined;
  const model = row?.entries[0] ?? members.at(-1)?.entries[0];
  return {
    entries: removeDuplicates(members.flatMap(({ entries }) => entries)),
    model,
    fields: definitions.get(String(model?.stored.type))?.fields ?? {},
    insert: (entry, before) => {
      const next = members.find(({ entries }) => entries.some((one) => one === before));
      const last = members.at(-1);
      const at = next ? blocks.indexOf(next.block) : last ? blocks.indexOf(last.block) + 1 : blocks.length;
      return put(blocks.toSpliced(at, 0, row ? copyRow(row, entry) : (entry as unknown as Block)));
    },
  };
}

/**
 * Finds the cases that a block links to. A row has those of the first block of each cell, which may be a row
 * again.
 */
function findEntries(definitions: Definitions, block: Block): readonly CaseEntry[] {
  const own = findOwnEntry(definitions, block);
  if (own.length > 0) return own;
  return listRowCells(definitions, block).flatMap(({ blocks: [first] }) =>
    first ? findEntries(definitions, first) : [],
  );
}

function findOwnEntry(definitions: Definitions, block: Block): readonly CaseEntry[] {
  return findEntry(definitions.get(block.type)?.fields, block);
}

/** Lists the cells of a block with exactly one row; empty for others. */
function listRowCells(definitions: Definitions, block: Block): readonly Slot[] {
  const cells = listSlots(definitions, block).filter(({ unused }) => !unused);
  return new Set(cells.map(({ path }) => formatPath(path.slice(0, -1)))).size === 1 ? cells : [];
}

/** Copies a row with one entry. */
function copyRow(
  { block, cells }: { readonly block: Block; readonly cells: readonly Slot[] },
  entry: Readonly<Record<string, unknown>>,
): Block {
  return cells.reduce<Block>((row, { path }, index) => withValueAt(row, path, index === 0 ? [entry] : []), {
    ...block,
    id: `${entry.id}-row`,
  });
}

/** Removes duplicate cases after the first one. */
function removeDuplicates(entries: readonly CaseEntry[]): readonly CaseEntry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.identifier, entry])).values()].toSorted(
    (one, other) => entries.indexOf(one) - entries.indexOf(other),
  );
}

function* findItemGroups(
  definition: BlockDefinition | undefined,
  block: Block,
  change: (id: string, changed: (block: Block) => Block) => readonly Block[],
): Generator<CaseGroup> {
  for (const [name, field] of Object.entries(definition?.fields ?? {})) {
    const items = block[name];
    if (field.kind !== 'list' || isBareField(field.item) || !Array.isArray(items)) continue;
    const fields = field.item;
    const entries = items.flatMap((item) => findEntry(fields, item));
    yield {
      entries: removeDuplicates(entries),
      model: entries.at(-1),
      fields,
      insert: (entry, before) =>
        change(block.id, (outer) => withValueAt(outer, [name], insertItem(items, entry, entries, before))),
    };
  }
}

/** Inserts before an entry, or after the last one. */
function insertItem<Item>(
  items: readonly Item[],
  item: Item,
  entries: readonly CaseEntry[],
  before: CaseEntry | null,
): readonly Item[] {
  const stored = items as readonly unknown[];
  const at = before ? stored.indexOf(before.stored) : stored.lastIndexOf(entries.at(-1)?.stored) + 1;
  return items.toSpliced(at, 0, item);
}

function findEntry(fields: Fields = {}, stored: unknown): readonly CaseEntry[] {
  const name = findLinkField(fields);
  const href = isRecord(stored) && name !== undefined ? stored[name] : undefined;
  if (!isRecord(stored) || typeof href !== 'string' || !isPageLink(href)) return [];
  const { target } = parseSitePath(href.split(/[?#]/, 1)[0] ?? '');
  return target.type === 'case' ? [{ identifier: target.identifier, stored }] : [];
}

function findLinkField(fields: Fields): string | undefined {
  return findFieldName(fields, (field) => field.kind === 'link');
}

function findFieldName(fields: Fields, matches: (field: Field) => boolean): string | undefined {
  return Object.keys(fields).find((name) => fields[name] && matches(fields[name]));
}

/** Puts one block into each cell of a grid. It adds rows like the last one if needed. */
function fillCells(definitions: Definitions, grid: Block, blocks: readonly Block[]): Block {
  const slots = listSlots(definitions, grid);
  const last = slots.at(-1)?.path;
  const [list, row] = last ?? [];
  const rows = typeof list === 'string' ? grid[list] : undefined;
  if (slots.length < blocks.length && list !== undefined && typeof row === 'number' && Array.isArray(rows)) {
    const ofLast = slots.filter(({ path }) => path[1] === row);
    const empty = ofLast.reduce<unknown>(
      (cells, { path }) => withValueAt(cells, path.slice(2), []),
      rows[row],
    );
    return fillCells(definitions, withValueAt(grid, [list], [...rows, empty]), blocks);
  }
  return slots.reduce((filled, { path }, index) => {
    // If the grid can't have more rows, its last cell takes the remaining blocks.
    const isLast = index === slots.length - 1;
    return withValueAt(filled, path, blocks.slice(index, isLast ? undefined : index + 1));
  }, grid);
}

function changeBlock(
  definitions: Definitions,
  blocks: readonly Block[],
  id: string,
  change: (block: Block) => Block,
): readonly Block[] {
  return blocks.map((block) => {
    if (!isBlock(block)) return block;
    if (block.id === id) return change(block);
    return mapSlots(definitions, block, (inner) => changeBlock(definitions, inner, id, change));
  });
}

/** Content of a new entry. */
export interface NewCase {
  readonly identifier: string;
  readonly title: Translated;
}

/**
 * Creates an entry that looks like the last one of a group. It has the title and the link, and no other text.
 */
export function createCaseEntry(
  { identifier, title }: NewCase,
  { model, fields }: CaseGroup,
  newId: () => string,
): Record<string, unknown> {
  const look = Object.entries(model?.stored ?? {}).filter(([name]) => {
    const field = fields[name];
    return name !== 'id' && name !== 'hidden' && !(field && isExample(field));
  });
  const heading = findFieldName(
    fields,
    (field) => isExample(field) && field.kind === 'text' && field.format !== 'markdown',
  );
  const link = findLinkField(fields);
  return {
    ...Object.fromEntries(look),
    id: newId(),
    ...('isMultiLanguage' in fields && { isMultiLanguage: true }),
    ...(heading !== undefined && { [heading]: title }),
    ...(link !== undefined && { [link]: getPagePath({ identifier, kind: 'case' }) }),
  };
}
