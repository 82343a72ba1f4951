import { type Column, packColumn, unpackColumn } from './columns.ts';
import type { PageInList } from './schemas/page.ts';

type OptionalName = {
  [Name in keyof PageInList]-?: undefined extends PageInList[Name] ? Name : never;
}[keyof PageInList];

/** Optional fields of a page in a list; null in their column if absent. */
const optionalNames: Readonly<Record<OptionalName, true>> = {
  revision: true,
  toTranslate: true,
  lastMove: true,
};

/** Pages of a list as columns. */
export type PageColumns = {
  readonly [Name in keyof PageInList]-?: Column<
    Name extends OptionalName ? Exclude<PageInList[Name], undefined> | null : PageInList[Name]
  >;
};

export function packPages(pages: readonly PageInList[], names: readonly (keyof PageInList)[]): PageColumns {
  const buildColumn = (name: keyof PageInList) => packColumn(pages.map((page) => page[name] ?? null));
  return Object.fromEntries(names.map((name) => [name, buildColumn(name)])) as unknown as PageColumns;
}

/** Converts columns to pages; null fields are left out. */
export function unpackPages(columns: PageColumns): PageInList[] {
  const fields = Object.entries(columns).map(([name, column]) => ({
    name,
    values: unpackColumn<unknown>(column),
    isOptional: name in optionalNames,
  }));
  return unpackColumn(columns.id).map((_id, row) => {
    const page: Record<string, unknown> = {};
    for (const { name, values, isOptional } of fields) {
      const value = values[row];
      if (value !== null || !isOptional) page[name] = value;
    }
    return page as unknown as PageInList;
  });
}
