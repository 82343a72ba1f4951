import type { Definitions } from './block/block.ts';
import { formatPath, type Issue } from './block/issue.ts';
import { type BlockVisit, walkBlocks } from './block/slots.ts';
import { type FieldVisit, isRecord, walkFields } from './block/walk-fields.ts';
import { type Field, type Fields, isBareField } from './fields/field.ts';
import { type Translated, toolLanguage } from './language/language.ts';
import type { PageContent } from './page/page.ts';

/** Limits of a page in addition to those of its fields. */
export const pageLimits = { blocks: 2_000, items: 2_000, title: 500 } as const;

/**
 * Number of blocks and items beyond which content is not examined at all: several times what is ever stored.
 */
const mostEntries = 20_000;

/**
 * True if content, valid or not, has more blocks and items than can be examined without blocking the event
 * loop.
 */
export function hasTooManyEntries(definitions: Definitions, overview: unknown): boolean {
  let left = mostEntries;
  const isOverIn = (fields: Fields, value: unknown): boolean =>
    isRecord(value) && Object.entries(fields).some(([name, field]) => isOverAt(field, value[name]));
  const isOverAt = (field: Field, value: unknown): boolean => {
    if (field.kind === 'object') return isOverIn(field.fields, value);
    if ((field.kind !== 'list' && field.kind !== 'slot') || !Array.isArray(value)) return false;
    // Counts before examining any entry.
    left -= value.length;
    if (left < 0) return true;
    if (field.kind === 'slot') return value.some(isOverInBlock);
    const { item } = field;
    return value.some((entry) => (isBareField(item) ? isOverAt(item, entry) : isOverIn(item, entry)));
  };
  const isOverInBlock = (block: unknown): boolean =>
    isRecord(block) && isOverIn(definitions.get(String(block.type))?.fields ?? {}, block);
  left -= Array.isArray(overview) ? overview.length : 0;
  return left < 0 || (Array.isArray(overview) && overview.some(isOverInBlock));
}

/** Creates the issue for content that {@link hasTooManyEntries}. */
export function createTooManyEntries(): Issue {
  const { blocks, items } = pageLimits;
  return {
    path: 'overview',
    message: `must have at most ${formatNumber(blocks)} blocks, and ${formatNumber(items)} items in all lists together`,
  };
}

/**
 * Lists everything too long in content to be stored. Content stored before a limit existed may stay and
 * shrink step by step: an issue is only what exceeds both the limit and the stored length.
 */
export function listLimitIssues(
  definitions: Definitions,
  { title, overview }: { readonly title?: Translated; readonly overview: PageContent['overview'] },
  before: PageContent | undefined,
): Issue[] {
  const issues: Issue[] = [];
  const stored = [...walkBlocks(definitions, before?.overview ?? [])];
  const storedById = new Map(stored.map((visit) => [visit.block.id, visit]));
  if (isOver(measureText(title), pageLimits.title, measureText(before?.title))) {
    issues.push({ path: 'title', message: formatLengthMessage(pageLimits.title, measureText(title)) });
  }
  const paths = new Map<BlockVisit['block'], string>();
  let count = 0;
  for (const visit of walkBlocks(definitions, overview)) {
    count += 1;
    const at = formatVisitPath(visit, paths);
    issues.push(...listBlockIssues(definitions, visit, at, storedById.get(visit.block.id)));
  }
  if (isOver(count, pageLimits.blocks, stored.length)) {
    const message = `must have at most ${formatNumber(pageLimits.blocks)} blocks, this has ${formatNumber(count)}`;
    issues.push({ path: 'overview', message });
  }
  const items = countItems(definitions, overview);
  if (
    items > pageLimits.items &&
    isOver(items, pageLimits.items, countItems(definitions, before?.overview ?? []))
  ) {
    const message = `must have at most ${formatNumber(pageLimits.items)} items in all lists together, this has ${formatNumber(items)}`;
    issues.push({ path: 'overview', message });
  }
  return issues;
}

/**
 * Counts list items such as slides, buttons and rows in all blocks: a page's cost grows with them as with its
 * blocks.
 */
function countItems(definitions: Definitions, overview: PageContent['overview']): number {
  let items = 0;
  for (const { block } of walkBlocks(definitions, overview)) {
    for (const [name, field] of Object.entries(definitions.get(block.type)?.fields ?? {})) {
      const value = block[name];
      if (field.kind === 'list' && Array.isArray(value)) items += value.length;
    }
  }
  return items;
}

function formatVisitPath(
  { block, parent, slot, index }: BlockVisit,
  paths: Map<BlockVisit['block'], string>,
): string {
  const around = parent ? `${paths.get(parent)}.${formatPath(slot)}` : 'overview';
  const path = `${around}[${index}]`;
  paths.set(block, path);
  return path;
}

function listBlockIssues(
  definitions: Definitions,
  { block }: BlockVisit,
  at: string,
  stored: BlockVisit | undefined,
): Issue[] {
  const definition = definitions.get(block.type);
  if (!definition) return [];
  const over = walkFields(definition.fields, block).filter((visit) => getLimit(visit) < measureField(visit));
  if (over.length === 0) return [];
  const before = new Map(
    walkFields(definition.fields, stored?.block).map((visit) => [
      formatPath(visit.path),
      measureField(visit),
    ]),
  );
  return over
    .map((visit) => ({ visit, path: formatPath(visit.path) }))
    .filter(({ visit, path }) => isOver(measureField(visit), getLimit(visit), before.get(path) ?? 0))
    .map(({ visit, path }) => ({ path: `${at}.${path}`, message: formatLimitMessage(visit) }));
}

function getLimit({ field }: FieldVisit): number {
  return field.kind === 'text' || field.kind === 'list' ? field.longest : Number.POSITIVE_INFINITY;
}

function measureField({ field, value }: FieldVisit): number {
  if (field.kind === 'list') return Array.isArray(value) ? value.length : 0;
  return measureText(value);
}

/** Returns the length of a text in characters; for a text per language, that of the longest one. */
function measureText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map((text) => (typeof text === 'string' ? text.length : 0)));
}

function isOver(size: number, limit: number, before: number): boolean {
  return size > limit && size > before;
}

function formatLimitMessage(visit: FieldVisit): string {
  const size = measureField(visit);
  if (visit.field.kind !== 'list') return formatLengthMessage(getLimit(visit), size);
  return `must have at most ${formatNumber(getLimit(visit))} items, this has ${formatNumber(size)}`;
}

const formatLengthMessage = (limit: number, length: number) =>
  `must have at most ${formatNumber(limit)} characters, this has ${formatNumber(length)}`;

function formatNumber(number: number): string {
  return number.toLocaleString(toolLanguage);
}
