import { leftCopies } from '#server/media/serve/film-keys.ts';
import { quickPrefix } from '#server/media/serve/variants.service.ts';
import { referredHashes } from '#server/media/store/media.repository.ts';
import { copiesByFolder } from '#server/media/store/media-content.repository.ts';
import { folderOf, type MediaStore, unfinishedFolder } from '#server/media/store/media-store.ts';
import { removeUnreferred } from '#server/media/store/remove-unreferred.ts';
import type { Storage } from '#server/storage/storage.ts';

interface Deps {
  readonly storage: Storage;
  readonly store: MediaStore;
}

/** How many were removed. */
export interface Swept {
  /** Folders that nothing refers to, by their hash: what is left of an upload or of a removal that was broken off. */
  readonly folders: number;
  /** Files that nobody finished writing. */
  readonly unfinished: number;
  /** Variants made in a hurry that have a smaller one beside them, and posters and phone sizes that their film has no more. */
  readonly outdone: number;
  /** Folders that nothing refers to and that were left, since there are too many of them to be what was broken off. */
  readonly spared: number;
}

/** What is younger belongs to an upload that may still be on its way, in ms. */
const youngMs = 60 * 60 * 1000;

/** So many folders are never spared. */
const few = 20;
/** Above this share of all, the store rather belongs to another database. */
const largestShare = 0.5;

interface Folder {
  readonly names: Set<string>;
  newest: number;
}

/**
 * Removes from the store what broken off uploads, variants and removals left: half an hour or a year ago, by this
 * server or another one. Whoever uploads meanwhile is not in its way. What it does not know is not ours, and stays.
 * Ends early when `isOver` says so.
 */
export async function sweepMedia(deps: Deps, isOver: () => boolean = () => false): Promise<Swept> {
  const { storage, store } = deps;
  const limit = storage.now().getTime() - youngMs;
  const { folders, unfinished } = await lookAround(store, limit);
  const swept = { folders: 0, unfinished: 0, outdone: 0, spared: 0 };
  for (const key of unfinished) {
    if (isOver()) return swept;
    await store.remove(key);
    swept.unfinished += 1;
  }
  // Asked after the look around: what came in between is too young.
  const referred = await referredHashes(storage.db);
  const old = [...folders].filter(([, { newest }]) => newest < limit);
  const nobodys = old.filter(([hash]) => !referred.has(hash));
  if (nobodys.length > few && nobodys.length > folders.size * largestShare) {
    swept.spared = nobodys.length;
    return swept;
  }
  for (const [hash] of nobodys) {
    if (isOver()) return swept;
    if (await removeUnreferred(deps, hash)) swept.folders += 1;
  }
  const copies = await copiesByFolder(storage.db);
  for (const [hash, { names }] of old) {
    if (!referred.has(hash)) continue;
    if (isOver()) return swept;
    const left = leftCopies(names, copies.get(hash));
    const outdone = outdoneAmong(names).filter((name) => !left.includes(name));
    for (const name of outdone) await store.remove(`${folderOf(hash)}/${name}`);
    swept.outdone += outdone.length + (left.length > 0 ? await removeLeft(deps, hash, left) : 0);
  }
  return swept;
}

/** Removes copies that no film has any more, and answers how many. In this turn nobody adds one of them again. */
function removeLeft({ storage, store }: Deps, hash: string, names: readonly string[]): Promise<number> {
  return storage.inTurn(async () => {
    const left = leftCopies(names, (await copiesByFolder(storage.db)).get(hash));
    for (const name of left) await store.remove(`${folderOf(hash)}/${name}`);
    return left.length;
  }, 'files');
}

/** All folders of files, by their hash, and the keys of what nobody finishes any more. */
async function lookAround(store: MediaStore, limit: number) {
  const folders = new Map<string, Folder>();
  const unfinished: string[] = [];
  for await (const { key, putAt } of store.list()) {
    const at = putAt.getTime();
    if (isUnfinished(key) && at < limit) unfinished.push(key);
    const [, hash, name] = /^[0-9a-f]{2}\/([0-9a-f]{64})\/([\w.-]+)$/.exec(key) ?? [];
    if (hash === undefined || name === undefined || !key.startsWith(folderOf(hash))) continue;
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

function outdoneAmong(names: ReadonlySet<string>): string[] {
  return [...names].filter(
    (name) => name.startsWith(quickPrefix) && names.has(name.slice(quickPrefix.length)),
  );
}
