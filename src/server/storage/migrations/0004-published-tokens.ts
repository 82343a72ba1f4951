import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';

interface Tables {
  readonly audit: AuditRow;
  readonly token_versions: TokenVersionRow;
}

interface AuditRow {
  readonly id: string;
  readonly happened_at: string;
  readonly actor: string | null;
  readonly action: string;
  readonly target: string;
  readonly detail: string;
  readonly undo: string | null;
  readonly token_version: number | null;
}

interface TokenVersionRow {
  readonly number: number;
  /** JSON. */
  readonly changes: string;
  readonly note: string;
  readonly published_at: string;
  readonly published_by: string | null;
}

/**
 * Keeps published sets of tokens in the activity log alone: the undo of each publication holds the set already. Numbers the
 * entries, and adds one for a set that the log doesn't have.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  await sql`alter table audit add column token_version integer`.execute(untyped);
  await sql`create unique index audit_token_version on audit (token_version)`.execute(untyped);
  const db = untyped as Kysely<Tables>;
  let before = '{}';
  for (const { number } of await db
    .selectFrom('token_versions')
    .select('number')
    .orderBy('number')
    .execute()) {
    const versions = db.selectFrom('token_versions').selectAll().where('number', '=', number);
    const version = await versions.executeTakeFirstOrThrow();
    const entry = await findEntry(db, version);
    if (entry) await numberEntry(db, entry, number);
    else await insertEntry(db, version, before);
    before = version.changes;
  }
  await sql`drop table token_versions`.execute(untyped);
}

/** Finds the entry of the write that published a set: both have the same time. */
async function findEntry(db: Kysely<Tables>, version: TokenVersionRow): Promise<string | undefined> {
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'actor', 'detail', 'undo'])
    .where('happened_at', '=', version.published_at)
    .where('action', 'in', ['tokens/publish', 'settings/save'])
    .where('token_version', 'is', null)
    .execute();
  const changes = readJson(version.changes);
  const found = entries.find(
    ({ actor, detail, undo }) =>
      changes !== undefined &&
      actor === version.published_by &&
      (readJson(detail, 'note') ?? '') === version.note &&
      isDeepStrictEqual(readJson(undo, 'after', 'designTokens'), changes),
  );
  return found?.id;
}

async function numberEntry(db: Kysely<Tables>, id: string, version: number): Promise<void> {
  await db.updateTable('audit').set({ token_version: version }).where('id', '=', id).execute();
}

async function insertEntry(
  db: Kysely<Tables>,
  { number, changes, note, published_at, published_by }: TokenVersionRow,
  before: string,
): Promise<void> {
  const [was, is] = [readJson(before) ?? {}, readJson(changes)];
  const undo = { way: 'settings', before: { designTokens: was }, after: { designTokens: is } };
  await db
    .insertInto('audit')
    .values({
      id: randomUUID(),
      happened_at: published_at,
      actor: published_by,
      action: 'tokens/publish',
      target: 'site',
      detail: JSON.stringify({ note }),
      // A damaged set stays as stored: it can be neither undone nor read.
      undo: is === undefined ? changes : JSON.stringify(undo),
      token_version: number,
    })
    .execute();
}

/** Reads a property in stored JSON; undefined if damaged. */
function readJson(text: string | null, ...path: readonly string[]): unknown {
  try {
    return path.reduce<unknown>(
      (value, name) => (value as Readonly<Record<string, unknown>> | null)?.[name],
      JSON.parse(text ?? 'null'),
    );
  } catch {
    return undefined;
  }
}
