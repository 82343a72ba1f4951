import { isLanguage, type Language, languages, type Translated } from '#content/language/language.ts';
import { parseStoredObject } from '#server/storage/parse-stored.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/** A client space as stored: its link and its password are encrypted. */
export interface StoredClientSpace {
  readonly id: string;
  readonly client: string;
  readonly greeting: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly token: string;
  readonly tokenHash: string;
  readonly password: string | null;
  /** Grants are bound to this seed. */
  readonly seed: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly createdAt: string;
  readonly firstSeenAt: string | null;
  readonly lastSeenAt: string | null;
  /** The visit before the last one. */
  readonly previousSeenAt: string | null;
  readonly visits: number;
}

/** A page outside the trash that a client space holds. */
export interface HeldPage {
  readonly clientSpaceId: string;
  readonly pageId: string;
  readonly identifier: string;
  readonly title: Translated;
  /** True if the page is published. */
  readonly isLive: boolean;
  readonly isProtected: boolean;
  /** When the live version was published; null without one. */
  readonly publishedAt: string | null;
  /** When a client last approved the live version; null if no client has. */
  readonly approvedAt: string | null;
}

export async function listClientSpaces(db: Db): Promise<StoredClientSpace[]> {
  const rows = await db.selectFrom('rooms').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(toClientSpace);
}

export async function findClientSpaceByToken(
  db: Db,
  tokenHash: string,
): Promise<StoredClientSpace | undefined> {
  const row = await db.selectFrom('rooms').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && toClientSpace(row);
}

/** Reads a client space and locks its row until the transaction ends. */
export async function lockClientSpace(db: Db, id: string): Promise<StoredClientSpace | undefined> {
  const row = await db
    .updateTable('rooms')
    .set((clientSpace) => ({ id: clientSpace.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toClientSpace(row);
}

interface Row {
  readonly id: string;
  readonly client: string;
  readonly greeting: string;
  readonly language: string;
  readonly token: string;
  readonly token_hash: string;
  readonly password: string | null;
  readonly grant_seed: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly created_at: string;
  readonly first_seen_at: string | null;
  readonly last_seen_at: string | null;
  readonly previous_seen_at: string | null;
  readonly visits: number;
}

function toClientSpace(row: Row): StoredClientSpace {
  return {
    id: row.id,
    client: row.client,
    greeting: parseGreeting(row.greeting),
    language: isLanguage(row.language) ? row.language : languages[0],
    token: row.token,
    tokenHash: row.token_hash,
    password: row.password,
    seed: row.grant_seed,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    previousSeenAt: row.previous_seen_at,
    visits: row.visits,
  };
}

function parseGreeting(json: string): Readonly<Record<Language, string>> {
  const texts: Partial<Record<Language, unknown>> = parseStoredObject(json);
  const toEntry = (language: Language) => {
    const text = texts[language];
    return [language, typeof text === 'string' ? text : ''];
  };
  return Object.fromEntries(languages.map(toEntry)) as Record<Language, string>;
}

export async function insertClientSpace(db: Db, clientSpace: StoredClientSpace): Promise<void> {
  await db
    .insertInto('rooms')
    .values({
      id: clientSpace.id,
      created_at: clientSpace.createdAt,
      ...toEditedColumns(clientSpace),
      updated_at: clientSpace.createdAt,
    })
    .execute();
}

export async function updateClientSpace(db: Db, clientSpace: StoredClientSpace, now: string): Promise<void> {
  await db
    .updateTable('rooms')
    .set({ ...toEditedColumns(clientSpace), updated_at: now })
    .where('id', '=', clientSpace.id)
    .execute();
}

/** Lists the columns that editing changes: all but the counters, which visits may change at the same time. */
function toEditedColumns(clientSpace: StoredClientSpace) {
  return {
    client: clientSpace.client,
    greeting: JSON.stringify(clientSpace.greeting),
    language: clientSpace.language,
    token: clientSpace.token,
    token_hash: clientSpace.tokenHash,
    password: clientSpace.password,
    grant_seed: clientSpace.seed,
    expires_at: clientSpace.expiresAt,
    revoked_at: clientSpace.revokedAt,
  };
}

/** Its pages leave it through the foreign key. */
export async function deleteClientSpace(db: Db, id: string): Promise<void> {
  await db.deleteFrom('rooms').where('id', '=', id).execute();
}

/** Records a visit. */
export async function noteVisit(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('rooms')
    .set((clientSpace) => ({
      visits: clientSpace('visits', '+', 1),
      first_seen_at: clientSpace.fn.coalesce('first_seen_at', clientSpace.val(now)),
      previous_seen_at: clientSpace.ref('last_seen_at'),
      last_seen_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Lists the pages outside the trash that client spaces hold, of one client space or of all, in their order.
 */
export async function listHeldPages(db: Db, id?: string): Promise<HeldPage[]> {
  const rows = await db
    .selectFrom('room_pages as held')
    .innerJoin('pages as page', 'page.id', 'held.page_id')
    .leftJoin('versions as live', 'live.id', 'page.live_version_id')
    .select([
      'held.room_id',
      'page.id',
      'page.identifier',
      'page.live_version_id',
      'page.draft_version_id',
      'page.published',
      'page.is_hidden',
      'page.requires_login',
      'live.status as live_status',
      'live.updated_at as published_at',
    ])
    .select((held) =>
      held
        .selectFrom('draft_approvals as approval')
        .select(({ fn }) => fn.max('approval.created_at').as('at'))
        .whereRef('approval.version_id', '=', 'page.live_version_id')
        .as('approved_at'),
    )
    .$if(id !== undefined, (query) => query.where('held.room_id', '=', id ?? ''))
    .where('page.deleted_at', 'is', null)
    .orderBy('held.room_id')
    .orderBy('held.position')
    .execute();
  const titles = await findVersionTitles(db, rows);
  return rows.map((row) => ({
    clientSpaceId: row.room_id,
    pageId: row.id,
    identifier: row.identifier,
    title: titles.get(row.draft_version_id ?? row.live_version_id ?? '') ?? row.identifier,
    isLive: isSet(row.published) && !isSet(row.is_hidden) && row.live_status === 'PUBLISHED',
    isProtected: isSet(row.requires_login),
    publishedAt: row.published_at,
    approvedAt: row.approved_at,
  }));
}

/**
 * Lists the ids of all pages that a client space holds, including those in the trash, which return to the
 * client space when restored.
 */
export async function listHeldPageIds(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('room_pages')
    .select('page_id')
    .where('room_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ page_id: pageId }) => pageId);
}

/** Locks a page's row until the transaction ends; false if there is none. */
export async function keepPage(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('pages')
    .set((page) => ({ id: page.ref('id') }))
    .where('id', '=', id)
    .where('kind', '!=', 'section')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replacePages(db: Db, id: string, pageIds: readonly string[]): Promise<void> {
  await db.deleteFrom('room_pages').where('room_id', '=', id).execute();
  if (pageIds.length === 0) return;
  await db
    .insertInto('room_pages')
    .values(pageIds.map((pageId, position) => ({ room_id: id, page_id: pageId, position })))
    .execute();
}
