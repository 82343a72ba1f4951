import { groupItems, type SearchMenuItem, type SearchMenuResults, splitQuery } from './search-menu-item.ts';

/**
 * Scores for a query word: at the start of the label, at the start of a word in it, anywhere in it, or in the
 * keywords.
 */
const fits = { begins: 8, word: 5, inside: 3, known: 1 } as const;

interface RankOptions {
  /** The maximum number of items shown per group. */
  readonly perGroup: number;
  /** Ids of recently chosen items, the latest first. They break ties between items of equal score. */
  readonly recent: readonly string[];
}

/** Ranks the items that contain every word of the query: the best group first, and its best item first. */
export function rankItems(
  items: readonly SearchMenuItem[],
  query: string,
  options: RankOptions,
): SearchMenuResults {
  const parts = splitQuery(query);
  const scored = items
    .map((item) => ({ item, score: scoreItem(item, parts, options.recent) }))
    .filter(({ score }) => score > 0)
    // The sort is stable: items of equal score keep their order.
    .toSorted((one, other) => other.score - one.score);
  return groupItems(scored.map(({ item }) => item)).map(([group, members]) => [
    group,
    members.slice(0, options.perGroup),
  ]);
}

function scoreItem(item: SearchMenuItem, parts: readonly string[], recent: readonly string[]): number {
  const label = item.label.toLowerCase();
  const rest = `${item.group} ${item.detail ?? ''} ${item.keywords ?? ''}`.toLowerCase();
  let sum = 0;
  for (const part of parts) {
    const fit = scorePart(part, label, rest);
    if (fit === 0) return 0;
    sum += fit;
  }
  return sum + (recent.includes(item.id) ? 1 : 0);
}

function scorePart(part: string, label: string, rest: string): number {
  if (label.startsWith(part)) return fits.begins;
  if (label.includes(` ${part}`)) return fits.word;
  if (label.includes(part)) return fits.inside;
  return rest.includes(part) ? fits.known : 0;
}
