import { randomUUID } from 'node:crypto';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { MediaStore } from './media-store.ts';

/** A file of the store that tells it from others. It goes along when the whole library is copied elsewhere. */
const storeIdKey = 'store-id';
/** The one row of its table. */
const only = 1;

/** The library's files of a database are not in the store that was opened; the message says what to do. */
export class OtherStore extends Error {
  override name = 'OtherStore';
}

/**
 * Holds a server to the store in which the files of its database are; the first server of a new database says which one that is.
 * To be called in the turn of starts.
 * @throws {OtherStore}
 */
export async function agreeOnStore(storage: Storage, store: MediaStore): Promise<void> {
  const [known, found] = [await knownStoreId(storage.db), await readStoreId(store)];
  if (known !== undefined && found === undefined) throw new OtherStore(lostStore(known));
  refuseOtherStore(known, found);
  if (known !== undefined) return;
  const id = found ?? randomUUID();
  // The store first: where a start is stopped in between, the next one takes it from there.
  if (found === undefined) await store.put(storeIdKey, Buffer.from(`${id}\n`));
  await storage.increment((db) => db.insertInto('known_store').values({ id: only, store_id: id }).execute());
}

/**
 * Makes an empty store that of a database, so that its files can be put back.
 * @throws {OtherStore} where the store is that of another database
 */
export async function claimStore({ db }: Storage, store: MediaStore): Promise<void> {
  const isKnown = (await db.introspection.getTables()).some(({ name }) => name === 'known_store');
  const [known, found] = [isKnown ? await knownStoreId(db) : undefined, await readStoreId(store)];
  refuseOtherStore(known, found);
  if (known !== undefined && found === undefined) await store.put(storeIdKey, Buffer.from(`${known}\n`));
}

function refuseOtherStore(known: string | undefined, found: string | undefined): void {
  if (known !== undefined && found !== undefined && known !== found) throw new OtherStore(otherStore);
}

async function knownStoreId(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('known_store').select('store_id').where('id', '=', only).executeTakeFirst();
  return row?.store_id;
}

async function readStoreId(store: MediaStore): Promise<string | undefined> {
  const text = (await store.read(storeIdKey))?.toString('utf8').trim();
  return text === '' ? undefined : text;
}

const otherStore =
  'The media library of this server belongs to another database. Servers that share a database need the same bucket: set MEDIA_URL to it on each of them, or DATA_DIR to the folder of this site.';
const lostStore = (id: string) =>
  `The media library has no ${storeIdKey} of this database (“${id}”). Point MEDIA_URL or DATA_DIR to the right library, or restore one: vitrine restore <backup> --replace (without systemd: npm run restore -- <backup> --replace).`;
