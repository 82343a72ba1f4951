/**
 * Key in session storage, which belongs to a tab and survives reloads; a duplicated tab starts with a copy.
 */
const storageKey = 'vitrine-tab';
const lockPrefix = 'vitrine-tab ';

/** ms in which the previous document releases its lock on a reload. */
const releaseTime = 500;

let own: Promise<string> | undefined;

/** Claims an id for this tab, which survives reloads and differs from that of every other open tab. */
export function claimTabName(): Promise<string> {
  own ??= claim();
  return own;
}

/** Lists the tabs of this browser that have the editor open, including this one. */
export async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const held = (await lockManager()?.query())?.held ?? [];
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
  return new Set(names.map((name) => name.slice(lockPrefix.length)));
}

async function claim(): Promise<string> {
  const remembered = sessionStorage.getItem(storageKey);
  // A tab whose id is locked by another document is its duplicate, and gets a new id.
  if (remembered !== null && (await holdLock(remembered))) return remembered;
  const fresh = crypto.getRandomValues(new Uint32Array(4)).join('-');
  sessionStorage.setItem(storageKey, fresh);
  await holdLock(fresh);
  return fresh;
}

/** Holds the lock of a tab's id until the document is closed. False if another tab holds it. */
function holdLock(tab: string): Promise<boolean> {
  const locks = lockManager();
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(lockPrefix + tab, { signal: AbortSignal.timeout(releaseTime) }, () => {
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/** Browsers offer it on `https` and localhost only; elsewhere all other tabs count as closed. */
function lockManager(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
