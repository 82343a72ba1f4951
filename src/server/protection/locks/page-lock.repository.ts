import { findPasswordAccess } from '#server/protection/locks/password-access.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { PageLock } from './page-lock.ts';
import { roomsHolding } from './room-lock.repository.ts';

/** What of a page its lock follows from. */
interface Lockable {
  readonly id: string;
  /** Sealed. */
  readonly loginPassword: string | null;
  readonly passwordId: string | null;
}

/** The lock of a page as it is now: a password changed or dropped a moment ago is another lock. */
export async function findLock(db: Db, { id, loginPassword, passwordId }: Lockable): Promise<PageLock> {
  const shared = passwordId === null ? undefined : await findPasswordAccess(db, passwordId);
  const rooms = await roomsHolding(db, [id]);
  return { pageId: id, own: loginPassword, shared: shared ?? null, rooms: rooms.get(id) ?? [] };
}
