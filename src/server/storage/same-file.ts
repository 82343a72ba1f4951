import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { parseMediaId } from '#content/media/media-url.ts';

/** The id in a column of URLs, for a join with the ids of files. */
export function mediaIdColumn(column: string): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(column)}, 8, 16)`;
}

/** The id and its slash, in a column of URLs: `0123456789abcdef/`. Migration 0042 has an index on the same expression. */
export function fileIdColumn(column: string): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(column)}, 8, 17)`;
}

/** True if a column of URLs names a file by its id; the poster of a post has none. */
export function hasMediaId(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`substr(${sql.ref(column)}, 24, 1) = '/'`;
}

/**
 * Compares a column of URLs with a URL by the file that they name: two spellings of one file are the same. The poster of a post
 * has no id, and its whole URL names it.
 */
export function isSameFile(column: string, url: string): RawBuilder<SqlBool> {
  const id = parseMediaId(url);
  return id === undefined
    ? sql<SqlBool>`${sql.ref(column)} = ${url}`
    : sql<SqlBool>`${fileIdColumn(column)} = ${`${id}/`}`;
}

/** The same for files of the library, by their ids; at least one. */
export function isAmongFiles(column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${fileIdColumn(column)} in (${sql.join(ids.map((id) => `${id}/`))})`;
}
