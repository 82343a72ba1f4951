import { sql } from 'kysely';
import type { Storage } from '#server/storage/storage.ts';

/**
 * Describes the tables of a database by name: their columns, keys, indexes and triggers, in the order in
 * which each was created. Two databases with equal descriptions store the same, even if other statements
 * created one of them.
 */
export async function describeSchema({ db, capabilities }: Storage): Promise<Record<string, unknown>> {
  const describe = capabilities.name === 'sqlite' ? sqliteQueries : postgresQueries;
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ({ name }) => {
        const parts = Object.entries(describe).map(async ([part, query]) => {
          const { rows } = await sql.raw(query.replaceAll('$table', `'${name}'`)).execute(db);
          return [part, rows];
        });
        return [name, Object.fromEntries(await Promise.all(parts))];
      }),
    ),
  );
}

const sqliteQueries = {
  columns: `select name, lower(type) as type, "notnull", dflt_value, pk from pragma_table_xinfo($table)`,
  keys: `select id, "table", "from", "to", on_update, on_delete from pragma_foreign_key_list($table) order by "from"`,
  indexes: `select list.name, list."unique", list.origin, list.partial, info.seqno, info.name as "column", info."desc",
      (select lower(replace(replace(sql, '"', ''), char(10) || '    ', ' ')) from sqlite_master where name = list.name) as sql
    from pragma_index_list($table) as list, pragma_index_xinfo(list.name) as info where info.key = 1
    order by list.name, info.seqno`,
  triggers: `select name, sql from sqlite_master where type = 'trigger' and tbl_name = $table order by name`,
};

const postgresQueries = {
  columns: `select column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = current_schema() and table_name = $table order by ordinal_position`,
  keys: `select conname, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = $table::regclass and contype <> 'n' order by conname`,
  indexes: `select indexname, indexdef from pg_indexes
    where schemaname = current_schema() and tablename = $table order by indexname`,
  triggers: `select tgname, pg_get_triggerdef(pg_trigger.oid) as definition, prosrc
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = $table::regclass and not tgisinternal order by tgname`,
};
