import type { ReactNode } from 'react';

export interface SearchMenuItem {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly icon?: ReactNode;
  /** Said behind the label, more quietly: an address, what a block says. */
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  /** More words that a search finds it by. */
  readonly keywords?: string;
  /** Shows what it would do while it is the current one; answers what takes that back. */
  readonly tryOut?: () => () => void;
  /** Why it cannot be chosen now. It is greyed, and choosing it says this. */
  readonly unavailable?: string | undefined;
  readonly run: () => void;
}

/** What a search finds, group by group; the first item of the first group is the one that Enter takes. */
export type SearchMenuResults = readonly (readonly [group: string, items: readonly SearchMenuItem[]])[];

export interface SearchMenuFinder {
  /** What there is to type; its name as well. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The words of a search, in lower case. */
export function splitQuery(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Items with every word of the query in them, group by group. */
export function search(items: readonly SearchMenuItem[], query: string): SearchMenuResults {
  const parts = splitQuery(query);
  return groupItems(
    items.filter((item) => {
      const text = `${item.label} ${item.group} ${item.keywords ?? ''}`.toLowerCase();
      return parts.every((part) => text.includes(part));
    }),
  );
}

/** Items by their groups, each where its first item stands. */
export function groupItems(items: readonly SearchMenuItem[]): SearchMenuResults {
  return [...Map.groupBy(items, ({ group }) => group)];
}
