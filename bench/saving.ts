import { type Load, medians, oneLoad } from './load.ts';
import type { Server } from './servers.ts';
import { openStudio } from './studio.ts';

/** What visitors of one page get while nobody saves, and while somebody saves another page every second. */
export interface SavingTimes {
  readonly seconds: number;
  /** How many saves there were while it was measured. */
  readonly saves: number;
  readonly quiet: Load;
  readonly saving: Load;
}

const everyMs = 1000;
const identifier = 'bench-saved';

/**
 * Asks for the home page without a pause, in turns with and without an editor who saves. A save raises the
 * content revision, so that every page in memory is stale at once and the next visitor waits for a new one.
 */
export async function measureSaving(site: Server, rounds: number, seconds: number): Promise<SavingTimes> {
  const studio = await openStudio(site.origin);
  const overview = (words: string) => [{ id: 'text', type: 'text', content: words }];
  // Without versioning a save is live at once.
  await studio.createPage({
    identifier,
    title: 'Bench',
    overview: overview('0'),
    status: 'PUBLISHED',
    versioning: false,
    showInMenu: false,
  });
  let saves = 0;
  const save = async () => {
    saves += 1;
    await studio.savePage(identifier, { overview: overview(String(saves)) });
  };
  const quiet: Load[] = [];
  const saving: Load[] = [];
  await oneLoad(site.origin, 1);
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await oneLoad(site.origin, seconds));
    saving.push(await whileRepeating(save, () => oneLoad(site.origin, seconds)));
  }
  return { seconds: rounds * seconds, saves, quiet: medians(quiet), saving: medians(saving) };
}

/** Does something every second until the work is done; what fails there fails here. */
async function whileRepeating<T>(repeat: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(repeat);
    last.catch(() => clearInterval(timer));
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await last;
  }
}
