import { type Column, packColumn, unpackColumn } from './columns.ts';
import type { PageInList } from './schemas/page.ts';

type OptionalName = {
  [Name in keyof PageInList]-?: undefined extends PageInList[Name] ? Name : never;
}[keyof PageInList];

/** What a page in a list may lack: null in its column. */
const optionalNames: Readonly<Record<OptionalName, true>> = {
  revision: true,
  toTranslate: true,
  lastMove: true,
};

/** Pages of a list, field by field. */
export type PageColumns = {
  readonly [Name in keyof PageInList]-?: Column<
    Name extends OptionalName ? Exclude<PageInList[Name], undefined> | null : PageInList[Name]
  >;
};

export function packPages(pages: readonly PageInList[], names: readonly (keyof PageInList)[]): PageColumns {
  const column = (name: keyof PageInList) => packColumn(pages.map((page) => page[name] ?? null));
  return Object.fromEntries(names.map((name) => [name, column(name)])) as unknown as PageColumns;
}

/** The pages again, with what they lack left out. */
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
