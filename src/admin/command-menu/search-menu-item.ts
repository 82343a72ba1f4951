import type { ReactNode } from 'react';

export interface SearchMenuItem {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly icon?: ReactNode;
  /** Shown muted behind the label: a path, or the text of a block. */
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  /** More words that match a query. */
  readonly keywords?: string | undefined;
  /** Previews the item while it is active; returns a function that ends the preview. */
  readonly tryOut?: () => () => void;
  /** The reason the item can't be chosen now. The item is greyed out, and choosing it shows the reason. */
  readonly unavailable?: string | undefined;
  readonly run: () => void;
}

/** Search results by group. Enter chooses the first item of the first group. */
export type SearchMenuResults = readonly (readonly [group: string, items: readonly SearchMenuItem[]])[];

export interface SearchMenuFinder {
  /** Placeholder and accessible name of the search input. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Splits a query into words in lower case. */
export function splitQuery(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** True if a word of the text, which is in lower case, starts with `part`. */
export function hasWordStart(text: string, part: string): boolean {
  return text.startsWith(part) || text.includes(` ${part}`);
}

/** Finds the items that contain every word of the query, by group. */
export function search(items: readonly SearchMenuItem[], query: string): SearchMenuResults {
  const parts = splitQuery(query);
  return groupItems(
    items.filter((item) => {
      const text = `${item.label} ${item.group} ${item.keywords ?? ''}`.toLowerCase();
      return parts.every((part) => text.includes(part));
    }),
  );
}

/** Groups items; groups are in the order of their first item. */
export function groupItems(items: readonly SearchMenuItem[]): SearchMenuResults {
  return [...Map.groupBy(items, ({ group }) => group)];
}
