import type { Block, Definitions } from '#content/block/block.ts';
import { withExamples } from '#content/block/starter-values.ts';
import type { Language } from '#content/language/language.ts';
import type { OutlineRow } from './outline-rows.ts';

interface FilterContext {
  readonly definitions: Definitions;
  readonly language: Language;
}

/** Rows of blocks that contain all words of a query, or whose type matches it, with their ancestors. */
export function filterRows(
  rows: readonly OutlineRow[],
  query: string,
  shown: FilterContext,
): readonly OutlineRow[] {
  const parts = splitQuery(query);
  if (parts.length === 0) return rows;
  const kept = new Set<OutlineRow>();
  const around: OutlineRow[] = [];
  for (const row of rows) {
    while ((around.at(-1)?.level ?? 0) >= row.level) around.pop();
    around.push(row);
    if (row.kind === 'block' && hasText(row.block, parts, shown)) for (const outer of around) kept.add(outer);
  }
  return rows.filter((row) => kept.has(row));
}

/** Lists the blocks that match themselves, from top to bottom, without their ancestors. */
export function listMatchingBlocks(
  rows: readonly OutlineRow[],
  query: string,
  shown: FilterContext,
): readonly Block[] {
  const parts = splitQuery(query);
  return rows.flatMap((row) => (row.kind === 'block' && hasText(row.block, parts, shown) ? [row.block] : []));
}

function splitQuery(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function hasText(block: Block, parts: readonly string[], { definitions, language }: FilterContext): boolean {
  const definition = definitions.get(block.type);
  const summary = definition?.summary(withExamples(definitions, block), language) ?? '';
  const text = `${summary} ${definition?.label ?? block.type}`.toLowerCase();
  return parts.every((part) => text.includes(part));
}
