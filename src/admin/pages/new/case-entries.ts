import { type Block, type BlockDefinition, type Definitions, isBlock } from '#content/block.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { isBareField } from '#content/fields/field.ts';
import type { Translated } from '#content/language.ts';
import { leadsToPage, pagePath, parseSitePath } from '#content/site-paths.ts';
import { mapSlots, slotsOf, walkBlocks } from '#content/slots.ts';
import { isExample } from '#content/starter-values.ts';
import { withValueAt } from '#content/value-at.ts';
import { isRecord } from '#content/walk-fields.ts';

/** What of a page leads to one case: a block such as a card, or an item such as a slide. */
interface CaseEntry {
  /** The case, by its identifier. */
  readonly identifier: string;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Entries that stand beside each other: blocks of one place, the cells of a grid, rows below each other, or the items of a block. */
export interface CaseGroup {
  readonly entries: readonly CaseEntry[];
  /** The fields that its entries have. */
  readonly fields: Fields;
  /** The page with another one before one of them; behind all with null. */
  readonly insert: (entry: Readonly<Record<string, unknown>>, before: CaseEntry | null) => readonly Block[];
}

/** The largest group of entries on a page; undefined where nothing on it leads to a case. */
export function caseGroup(definitions: Definitions, overview: readonly Block[]): CaseGroup | undefined {
  const groups = [...groupsOf(definitions, overview)].filter(({ entries }) => entries.length > 0);
  return groups.reduce<CaseGroup | undefined>(
    (largest, group) => (group.entries.length > (largest?.entries.length ?? 0) ? group : largest),
    undefined,
  );
}

function* groupsOf(definitions: Definitions, overview: readonly Block[]): Generator<CaseGroup> {
  const change = (id: string, changed: (block: Block) => Block) =>
    changeBlock(definitions, overview, id, changed);
  yield ofBlocks(definitions, overview, (blocks) => blocks);
  yield ofRows(definitions, overview, (blocks) => blocks);
  for (const { block } of walkBlocks(definitions, overview)) {
    const slots = slotsOf(definitions, block).filter(({ unused }) => !unused);
    if (slots.length > 1 && slots.every(({ blocks }) => blocks.length < 2)) {
      const cells = slots.flatMap(({ blocks }) => blocks);
      const group = ofBlocks(definitions, cells, (filling) =>
        change(block.id, (grid) => fillCells(definitions, grid, filling)),
      );
      if (group.entries.length === cells.length) yield group;
    }
    for (const { path, blocks } of slots) {
      const put = (inner: readonly Block[]) => change(block.id, (outer) => withValueAt(outer, path, inner));
      yield ofBlocks(definitions, blocks, put);
      yield ofRows(definitions, blocks, put);
    }
    yield* ofItems(definitions.get(block.type), block, change);
  }
}

function ofBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  put: (blocks: readonly Block[]) => readonly Block[],
): CaseGroup {
  const entries = blocks.flatMap((block) => entryOf(definitions.get(block.type)?.fields, block));
  return {
    entries,
    fields: definitions.get(String(entries.at(-1)?.stored.type))?.fields ?? {},
    insert: (entry, before) => put(inserted(blocks, entry as unknown as Block, entries, before)),
  };
}

/**
 * Rows that are each composed by themselves, such as a wide one, then two of unequal widths. A new entry gets a row to itself, so that no other
 * one comes to stand in a place that was not made for it; what can be said of its place is before which row.
 */
function ofRows(
  definitions: Definitions,
  blocks: readonly Block[],
  put: (blocks: readonly Block[]) => readonly Block[],
): CaseGroup {
  const rows = blocks.flatMap((block) => {
    const cells = slotsOf(definitions, block).filter(({ unused }) => !unused);
    const [first] = cells[0]?.blocks ?? [];
    const [entry] = first ? entryOf(definitions.get(first.type)?.fields, first) : [];
    return entry ? [{ block, cells, entry }] : [];
  });
  const model = rows.findLast(({ cells }) => cells.length === 1) ?? rows.at(-1);
  if (!model || rows.length < 2) return { entries: [], fields: {}, insert: () => blocks };
  const entries = rows.map(({ entry }) => entry);
  return {
    entries,
    fields: definitions.get(String(entries.at(-1)?.stored.type))?.fields ?? {},
    insert: (entry, before) => {
      const filled = model.cells.reduce<Block>(
        (row, { path }, index) => withValueAt(row, path, index === 0 ? [entry] : []),
        { ...model.block, id: `${entry.id}-row` },
      );
      const next = rows.find((row) => row.entry === before) ?? null;
      const at = next ? blocks.indexOf(next.block) : blocks.indexOf(rows.at(-1)?.block as Block) + 1;
      return put(blocks.toSpliced(at, 0, filled));
    },
  };
}

function* ofItems(
  definition: BlockDefinition | undefined,
  block: Block,
  change: (id: string, changed: (block: Block) => Block) => readonly Block[],
): Generator<CaseGroup> {
  for (const [name, field] of Object.entries(definition?.fields ?? {})) {
    const items = block[name];
    if (field.kind !== 'list' || isBareField(field.item) || !Array.isArray(items)) continue;
    const fields = field.item;
    const entries = items.flatMap((item) => entryOf(fields, item));
    yield {
      entries,
      fields,
      insert: (entry, before) =>
        change(block.id, (outer) => withValueAt(outer, [name], inserted(items, entry, entries, before))),
    };
  }
}

/** Where one of the entries is, or behind the last of them. */
function inserted<Item>(
  items: readonly Item[],
  item: Item,
  entries: readonly CaseEntry[],
  before: CaseEntry | null,
): readonly Item[] {
  const stored = items as readonly unknown[];
  const at = before ? stored.indexOf(before.stored) : stored.lastIndexOf(entries.at(-1)?.stored) + 1;
  return items.toSpliced(at, 0, item);
}

function entryOf(fields: Fields = {}, stored: unknown): readonly CaseEntry[] {
  const name = linkOf(fields);
  const href = isRecord(stored) && name !== undefined ? stored[name] : undefined;
  if (!isRecord(stored) || typeof href !== 'string' || !leadsToPage(href)) return [];
  const { target } = parseSitePath(href.split(/[?#]/, 1)[0] ?? '');
  return target.type === 'case' ? [{ identifier: target.identifier, stored }] : [];
}

function linkOf(fields: Fields): string | undefined {
  return nameOf(fields, (field) => field.kind === 'link');
}

function nameOf(fields: Fields, matches: (field: Field) => boolean): string | undefined {
  return Object.keys(fields).find((name) => fields[name] && matches(fields[name]));
}

/** Puts blocks into the cells of a grid, one in each; rows like its last one follow where there are more. */
function fillCells(definitions: Definitions, grid: Block, blocks: readonly Block[]): Block {
  const slots = slotsOf(definitions, grid);
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
    // A grid that cannot have more rows takes what is left in its last cell.
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

/** What somebody wants shown of a new case. */
export interface NewCase {
  readonly identifier: string;
  readonly title: Translated;
}

/** A new entry that looks like the last one of a group: it has the title and the way there, and no other words yet. */
export function entryFor(
  { identifier, title }: NewCase,
  { entries, fields }: CaseGroup,
  newId: () => string,
): Record<string, unknown> {
  const look = Object.entries(entries.at(-1)?.stored ?? {}).filter(([name]) => {
    const field = fields[name];
    return name !== 'id' && name !== 'hidden' && !(field && isExample(field));
  });
  const heading = nameOf(
    fields,
    (field) => isExample(field) && field.kind === 'text' && field.format !== 'markdown',
  );
  const link = linkOf(fields);
  return {
    ...Object.fromEntries(look),
    id: newId(),
    ...('isMultiLanguage' in fields && { isMultiLanguage: true }),
    ...(heading !== undefined && { [heading]: title }),
    ...(link !== undefined && { [link]: pagePath({ identifier, kind: 'case' }) }),
  };
}
