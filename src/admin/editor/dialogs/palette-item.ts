import type { ReactNode } from 'react';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly icon?: ReactNode;
  readonly hint?: string | undefined;
  /** More words that a search finds it by. */
  readonly keywords?: string;
  readonly run: () => void;
}

export interface PaletteSearch {
  /** What there is to type; its name as well. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Items with every word of the query in them, group by group. */
export function search(items: readonly PaletteItem[], query: string): [string, PaletteItem[]][] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, PaletteItem[]>();
  for (const item of items) {
    const text = `${item.label} ${item.group} ${item.keywords ?? ''}`.toLowerCase();
    if (!parts.every((part) => text.includes(part))) continue;
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...groups];
}
