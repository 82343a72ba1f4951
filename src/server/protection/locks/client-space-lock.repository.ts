import type { Db } from '#server/storage/schema.ts';
import type { ClientSpaceLock, PageLock } from './page-lock.ts';
import { findPasswordAccess } from './password-access.repository.ts';

/**
 * Lists the client spaces that hold pages, by page, except revoked ones. Expired client spaces are included:
 * callers compare the time.
 */
export async function listClientSpacesHolding(
  db: Db,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClientSpaceLock[]>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('room_pages as held')
    .innerJoin('rooms as clientSpace', 'clientSpace.id', 'held.room_id')
    .where('held.page_id', 'in', pageIds)
    .where('clientSpace.revoked_at', 'is', null)
    .select([
      'held.page_id as pageId',
      'clientSpace.id',
      'clientSpace.grant_seed as seed',
      'clientSpace.expires_at as expiresAt',
    ])
    .orderBy('clientSpace.id')
    .execute();
  const clientSpaces = new Map<string, ClientSpaceLock[]>();
  for (const { pageId, ...row } of rows) {
    clientSpaces.set(pageId, [...(clientSpaces.get(pageId) ?? []), toClientSpaceLock(row)]);
  }
  return clientSpaces;
}

export function toClientSpaceLock({
  id,
  seed,
  expiresAt,
}: {
  readonly id: string;
  readonly seed: string;
  readonly expiresAt: string | null;
}): ClientSpaceLock {
  return { id, seed, until: expiresAt === null ? null : Date.parse(expiresAt) };
}

/** True if a client space opens a page at a time, ISO 8601. */
export async function isHeldByClientSpace(db: Db, pageId: string, now: string): Promise<boolean> {
  const clientSpaces = (await listClientSpacesHolding(db, [pageId])).get(pageId) ?? [];
  return clientSpaces.some(({ until }) => until === null || Date.parse(now) < until);
}

/** Columns of a page that its lock derives from. */
interface LockColumns {
  readonly id: string;
  /** Encrypted. */
  readonly loginPassword: string | null;
  readonly passwordId: string | null;
}

/** Reads the current lock of a page: changing or removing a password changes the lock. */
export async function findLock(db: Db, { id, loginPassword, passwordId }: LockColumns): Promise<PageLock> {
  const shared = passwordId === null ? undefined : await findPasswordAccess(db, passwordId);
  const clientSpaces = await listClientSpacesHolding(db, [id]);
  return { pageId: id, own: loginPassword, shared: shared ?? null, clientSpaces: clientSpaces.get(id) ?? [] };
}
