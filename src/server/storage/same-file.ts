import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { parseMediaId } from '#content/media/media-url.ts';

/** Selects the id in a column of URLs, to join it with the ids of files. */
export function selectMediaId(column: string): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(column)}, 8, 16)`;
}

/**
 * Selects the id and its slash in a column of URLs: `0123456789abcdef/`. An index covers the same expression.
 */
export function selectFileId(column: string): RawBuilder<string> {
  return sql<string>`substr(${sql.ref(column)}, 8, 17)`;
}

/** True if a column of URLs names a file by its id; posters of embeds have none. */
export function hasMediaId(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`substr(${sql.ref(column)}, 24, 1) = '/'`;
}

/**
 * True if a column of URLs names the same file as a URL, in any spelling. Posters of embeds have no id and
 * are compared by the whole URL.
 */
export function isSameFile(column: string, url: string): RawBuilder<SqlBool> {
  const id = parseMediaId(url);
  return id === undefined
    ? sql<SqlBool>`${sql.ref(column)} = ${url}`
    : sql<SqlBool>`${selectFileId(column)} = ${`${id}/`}`;
}

/** True if a column of URLs names one of some library files, by id; at least one id. */
export function isAmongFiles(column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${selectFileId(column)} in (${sql.join(ids.map((id) => `${id}/`))})`;
}
