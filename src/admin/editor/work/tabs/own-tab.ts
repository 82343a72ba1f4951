/** Session storage is a tab's own and survives its reloads; a duplicated tab begins with a copy of it. */
const storageKey = 'vitrine-tab';
const lockPrefix = 'vitrine-tab ';

/** ms in which the document before this one, on a reload, has let go of its tab's name. */
const releaseTime = 500;

let own: Promise<string> | undefined;

/** This tab's name, the same after a reload and never that of another tab that is open. */
export function claimTabName(): Promise<string> {
  own ??= claim();
  return own;
}

/** The tabs of this browser that have the editor open, this one included. */
export async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const held = (await lockManager()?.query())?.held ?? [];
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
  return new Set(names.map((name) => name.slice(lockPrefix.length)));
}

async function claim(): Promise<string> {
  const remembered = sessionStorage.getItem(storageKey);
  // Whoever holds the name of another document is that document's copy.
  if (remembered !== null && (await hold(remembered))) return remembered;
  const fresh = crypto.getRandomValues(new Uint32Array(4)).join('-');
  sessionStorage.setItem(storageKey, fresh);
  await hold(fresh);
  return fresh;
}

/** Takes a tab's name for as long as this document lives; false when somebody else keeps it. */
function hold(tab: string): Promise<boolean> {
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

/** Browsers have it on `https` and localhost only; elsewhere every other tab counts as closed. */
function lockManager(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
