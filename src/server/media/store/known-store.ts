import { randomUUID } from 'node:crypto';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { MediaStore } from './media-store.ts';

/** Key of the file that identifies the store. It is copied along when the whole library is. */
const storeIdKey = 'store-id';
/** Id of the only row. */
const only = 1;

/** The opened store is not the one that belongs to the database; the message says what to do. */
export class StoreMismatchError extends Error {
  override name = 'StoreMismatchError';
}

/**
 * Checks that the store belongs to the database. The first server of a new database records which store that
 * is. Call it while starting, in turn with other servers.
 * @throws {StoreMismatchError}
 */
export async function ensureStoreMatches(storage: Storage, store: MediaStore): Promise<void> {
  const [known, found] = [await readKnownStoreId(storage.db), await readStoreId(store)];
  if (known !== undefined && found === undefined) throw new StoreMismatchError(describeLostStore(known));
  refuseOtherStore(known, found);
  if (known !== undefined) return;
  const id = found ?? randomUUID();
  // Writes to the store first: if the start is interrupted here, the next one continues from it.
  if (found === undefined) await store.put(storeIdKey, Buffer.from(`${id}\n`));
  await storage.increment((db) => db.insertInto('known_store').values({ id: only, store_id: id }).execute());
}

/**
 * Assigns an empty store to a database, so that files can be restored into it.
 * @throws {StoreMismatchError} if the store belongs to another database
 */
export async function claimStore({ db }: Storage, store: MediaStore): Promise<void> {
  const isKnown = (await db.introspection.getTables()).some(({ name }) => name === 'known_store');
  const [known, found] = [isKnown ? await readKnownStoreId(db) : undefined, await readStoreId(store)];
  refuseOtherStore(known, found);
  if (known !== undefined && found === undefined) await store.put(storeIdKey, Buffer.from(`${known}\n`));
}

function refuseOtherStore(known: string | undefined, found: string | undefined): void {
  if (known !== undefined && found !== undefined && known !== found) throw new StoreMismatchError(otherStore);
}

async function readKnownStoreId(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('known_store').select('store_id').where('id', '=', only).executeTakeFirst();
  return row?.store_id;
}

async function readStoreId(store: MediaStore): Promise<string | undefined> {
  const text = (await store.read(storeIdKey))?.toString('utf8').trim();
  return text === '' ? undefined : text;
}

const otherStore =
  'The media library of this server belongs to another database. Servers that share a database need the same bucket: set MEDIA_URL to it on each of them, or DATA_DIR to the folder of this site.';
const describeLostStore = (id: string) =>
  `The media library has no ${storeIdKey} of this database (“${id}”). Point MEDIA_URL or DATA_DIR to the right library, or restore one: vitrine restore <backup> --replace (without systemd: npm run restore -- <backup> --replace).`;
