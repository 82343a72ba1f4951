import { listLeftoverCopies } from '#server/media/serve/copy-keys.ts';
import { quickPrefix } from '#server/media/serve/variants.service.ts';
import { listReferredHashes } from '#server/media/store/media.repository.ts';
import { listCopiesByFolder } from '#server/media/store/media-content.repository.ts';
import { getMediaFolder, type MediaStore, unfinishedFolder } from '#server/media/store/media-store.ts';
import { removeUnreferred } from '#server/media/store/remove-unreferenced-files.ts';
import type { Storage } from '#server/storage/storage.ts';

interface Deps {
  readonly storage: Storage;
  readonly store: MediaStore;
}

/** Number of files and folders that a sweep removed. */
export interface SweepResult {
  /** Folders that no row refers to, by hash: leftovers of interrupted uploads and removals. */
  readonly folders: number;
  /** Files whose writing was interrupted. */
  readonly unfinished: number;
  /**
   * Quick variants that a smaller file has replaced, and posters and phone renditions that their video no
   * longer has.
   */
  readonly outdone: number;
  /** Unreferenced folders that were kept, because they are too many to be leftovers. */
  readonly spared: number;
}

/** Minimum age, in ms: younger files may belong to an upload in progress. */
const youngMs = 60 * 60 * 1000;

/** Up to this many folders are always removed. */
const few = 20;
/** Above this share of all folders, the store probably belongs to another database. */
const largestShare = 0.5;

interface Folder {
  readonly names: Set<string>;
  newest: number;
}

/**
 * Removes leftovers of interrupted uploads, encodings and removals from the store, of any server and any age.
 * Uploads can continue at the same time. Unknown files stay. Stops when `isOver` returns true.
 */
export async function sweepMedia(deps: Deps, isOver: () => boolean = () => false): Promise<SweepResult> {
  const { storage, store } = deps;
  const limit = storage.now().getTime() - youngMs;
  const { folders, unfinished } = await lookAround(store, limit);
  const swept = { folders: 0, unfinished: 0, outdone: 0, spared: 0 };
  for (const key of unfinished) {
    if (isOver()) return swept;
    await store.remove(key);
    swept.unfinished += 1;
  }
  // Read after listing the store: files that were added in between are too young.
  const referred = await listReferredHashes(storage.db);
  const old = [...folders].filter(([, { newest }]) => newest < limit);
  const unreferenced = old.filter(([hash]) => !referred.has(hash));
  if (unreferenced.length > few && unreferenced.length > folders.size * largestShare) {
    swept.spared = unreferenced.length;
    return swept;
  }
  for (const [hash] of unreferenced) {
    if (isOver()) return swept;
    if (await removeUnreferred(deps, hash)) swept.folders += 1;
  }
  const copies = await listCopiesByFolder(storage.db);
  for (const [hash, { names }] of old) {
    if (!referred.has(hash)) continue;
    if (isOver()) return swept;
    const left = listLeftoverCopies(names, copies.get(hash));
    const outdone = listOutdone(names).filter((name) => !left.includes(name));
    for (const name of outdone) await store.remove(`${getMediaFolder(hash)}/${name}`);
    swept.outdone += outdone.length + (left.length > 0 ? await removeLeft(deps, hash, left) : 0);
  }
  return swept;
}

/**
 * Removes copies that no video has, and returns how many. Within `inTurn` no request adds one of them again.
 */
function removeLeft({ storage, store }: Deps, hash: string, names: readonly string[]): Promise<number> {
  return storage.inTurn(async () => {
    const left = listLeftoverCopies(names, (await listCopiesByFolder(storage.db)).get(hash));
    for (const name of left) await store.remove(`${getMediaFolder(hash)}/${name}`);
    return left.length;
  }, 'files');
}

/** Lists the store: folders of files by hash, and the keys of interrupted writes. */
async function lookAround(store: MediaStore, limit: number) {
  const folders = new Map<string, Folder>();
  const unfinished: string[] = [];
  for await (const { key, putAt } of store.list()) {
    const at = putAt.getTime();
    if (isUnfinished(key) && at < limit) unfinished.push(key);
    const [, hash, name] = /^[0-9a-f]{2}\/([0-9a-f]{64})\/([\w.-]+)$/.exec(key) ?? [];
    if (hash === undefined || name === undefined || !key.startsWith(getMediaFolder(hash))) continue;
    const folder = folders.get(hash) ?? { names: new Set(), newest: 0 };
    folder.names.add(name);
    folder.newest = Math.max(folder.newest, at);
    folders.set(hash, folder);
  }
  return { folders, unfinished };
}

function isUnfinished(key: string): boolean {
  return key.startsWith(`${unfinishedFolder}/`) && /\/[0-9a-f-]{36}$/.test(key);
}

function listOutdone(names: ReadonlySet<string>): string[] {
  return [...names].filter(
    (name) => name.startsWith(quickPrefix) && names.has(name.slice(quickPrefix.length)),
  );
}
