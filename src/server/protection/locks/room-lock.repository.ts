import type { Db } from '#server/storage/schema.ts';
import type { PageLock, RoomLock } from './page-lock.ts';
import { findPasswordAccess } from './password-access.repository.ts';

/**
 * Lists the rooms that hold pages, by page, except revoked ones. Expired rooms are included: callers compare
 * the time.
 */
export async function listRoomsHolding(
  db: Db,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RoomLock[]>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('room_pages as held')
    .innerJoin('rooms as room', 'room.id', 'held.room_id')
    .where('held.page_id', 'in', pageIds)
    .where('room.revoked_at', 'is', null)
    .select(['held.page_id as pageId', 'room.id', 'room.grant_seed as seed', 'room.expires_at as expiresAt'])
    .orderBy('room.id')
    .execute();
  const rooms = new Map<string, RoomLock[]>();
  for (const { pageId, ...row } of rows) {
    rooms.set(pageId, [...(rooms.get(pageId) ?? []), toRoomLock(row)]);
  }
  return rooms;
}

export function toRoomLock({
  id,
  seed,
  expiresAt,
}: {
  readonly id: string;
  readonly seed: string;
  readonly expiresAt: string | null;
}): RoomLock {
  return { id, seed, until: expiresAt === null ? null : Date.parse(expiresAt) };
}

/** True if a room opens a page at a time, ISO 8601. */
export async function isHeldByRoom(db: Db, pageId: string, now: string): Promise<boolean> {
  const rooms = (await listRoomsHolding(db, [pageId])).get(pageId) ?? [];
  return rooms.some(({ until }) => until === null || Date.parse(now) < until);
}

/** Columns of a page that its lock derives from. */
interface Lockable {
  readonly id: string;
  /** Encrypted. */
  readonly loginPassword: string | null;
  readonly passwordId: string | null;
}

/** Reads the current lock of a page: changing or removing a password changes the lock. */
export async function findLock(db: Db, { id, loginPassword, passwordId }: Lockable): Promise<PageLock> {
  const shared = passwordId === null ? undefined : await findPasswordAccess(db, passwordId);
  const rooms = await listRoomsHolding(db, [id]);
  return { pageId: id, own: loginPassword, shared: shared ?? null, rooms: rooms.get(id) ?? [] };
}
