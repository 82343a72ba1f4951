import { computeMedians, type Load, runLoad } from './load.ts';
import type { Server } from './servers.ts';
import { openStudio } from './studio.ts';

/** Load of one page's visitors, without saves and while an editor saves another page every second. */
export interface SavingTimes {
  readonly seconds: number;
  /** Number of saves during the measurement. */
  readonly saves: number;
  readonly quiet: Load;
  readonly saving: Load;
}

const everyMs = 1000;
const identifier = 'bench-saved';

/**
 * Requests the home page continuously, in alternating rounds with and without an editor who saves. A save
 * increments the content revision, which invalidates every cached page, so that the next visitor waits for
 * rendering.
 */
export async function measureSaving(site: Server, rounds: number, seconds: number): Promise<SavingTimes> {
  const studio = await openStudio(site.origin);
  const buildOverview = (words: string) => [{ id: 'text', type: 'text', content: words }];
  // Without versioning, a save publishes immediately.
  await studio.createPage({
    identifier,
    title: 'Bench',
    overview: buildOverview('0'),
    status: 'PUBLISHED',
    versioning: false,
    showInMenu: false,
  });
  let saves = 0;
  const save = async () => {
    saves += 1;
    await studio.savePage(identifier, { overview: buildOverview(String(saves)) });
  };
  const quiet: Load[] = [];
  const saving: Load[] = [];
  await runLoad(site.origin, 1);
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await runLoad(site.origin, seconds));
    saving.push(await repeatDuring(save, () => runLoad(site.origin, seconds)));
  }
  return { seconds: rounds * seconds, saves, quiet: computeMedians(quiet), saving: computeMedians(saving) };
}

/** Repeats an action every second until the work is done. Rejects if either of them fails. */
async function repeatDuring<T>(repeat: () => Promise<void>, work: () => Promise<T>): Promise<T> {
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
