import type { Insertable, Selectable } from 'kysely';
import {
  type PageFieldName,
  type PageFieldValues,
  pageFieldNames,
  pageFields,
} from '#content/page/page-fields.ts';
import { isSet, type PagesTable } from './schema.ts';

type Columns = { readonly [Name in PageFieldName]: (typeof pageFields)[Name]['column'] };
type FieldColumn = Columns[PageFieldName];

/** Reads the fields of a page from its row. */
export function readPageFields(row: Pick<Selectable<PagesTable>, FieldColumn>): PageFieldValues {
  const values = pageFieldNames.map((name) => {
    const value = row[pageFields[name].column];
    // SQLite has no boolean type.
    return [name, typeof pageFields[name].initial === 'boolean' ? isSet(value as boolean | number) : value];
  });
  return Object.fromEntries(values);
}

/** Builds the columns of a page's fields. */
export function writePageFields(page: PageFieldValues): Pick<Insertable<PagesTable>, FieldColumn> {
  const columns = pageFieldNames.map((name) => [pageFields[name].column, page[name]]);
  return Object.fromEntries(columns);
}
