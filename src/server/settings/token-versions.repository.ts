import { isRecord } from '#content/block/walk-fields.ts';
import { parseStored, parseStoredObject } from '#server/storage/parse-stored.ts';
import type { Db } from '#server/storage/schema.ts';
import { undoWaySchema } from '#server/storage/undo-way.ts';

/** Published set of tokens. */
export interface TokenVersion {
  /** Counted from 1; 0 is the default design, which isn't stored. */
  readonly number: number;
  /** Undefined if the stored set is damaged. */
  readonly changes: Readonly<Record<string, unknown>> | undefined;
  /** Note of the person who published it; may be empty. */
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** E-mail address; null for the system. */
  readonly publishedBy: string | null;
}

/** Finds the number of the latest set; 0 if there is none. */
export async function findLastTokenVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('token_version').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

export async function findTokenVersion(db: Db, number: number): Promise<TokenVersion | undefined> {
  const row = await selectPublications(db).where('token_version', '=', number).executeTakeFirst();
  return row && toVersion(row);
}

/** Lists sets, newest first. */
export async function listTokenVersions(db: Db, atMost: number): Promise<TokenVersion[]> {
  const rows = await selectPublications(db).orderBy('token_version', 'desc').limit(atMost).execute();
  return rows.map(toVersion);
}

/**
 * Query of the log entries that published tokens. Their undo contains the set as a value of the settings.
 */
function selectPublications(db: Db) {
  return db
    .selectFrom('audit')
    .select(['token_version as number', 'detail', 'undo', 'happened_at', 'actor'])
    .where('token_version', 'is not', null)
    .$narrowType<{ number: number }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPublications>['execute']>>[number];

function toVersion({ number, detail, undo, happened_at, actor }: Row): TokenVersion {
  const { note } = parseStoredObject(detail);
  return {
    number,
    changes: readChanges(undo),
    note: typeof note === 'string' ? note : '',
    publishedAt: happened_at,
    publishedBy: actor,
  };
}

function readChanges(undo: string | null): TokenVersion['changes'] {
  const { data } = undoWaySchema.safeParse(parseStored(undo));
  const changes = data?.way === 'settings' ? data.after.designTokens : undefined;
  return isRecord(changes) ? changes : undefined;
}
