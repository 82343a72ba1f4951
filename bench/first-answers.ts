import { visit } from './raw-answer.ts';
import { startSite } from './servers.ts';
import { computeMedian, measureTime, type Spread, spread } from './statistics.ts';
import { openStudio } from './studio.ts';

/** Median ms to the last byte of the home page, for the first visitor and for later ones. */
export interface FirstAnswer {
  /** The event that emptied the cache. */
  readonly after: 'a start' | 'a publication';
  readonly first: number;
  readonly fromMemory: number;
  /** `first` divided by `fromMemory`, per round. */
  readonly ratio: Spread;
}

interface Round {
  readonly first: number;
  readonly fromMemory: number;
}

const identifier = 'bench-first';
/**
 * A cached page takes about 1 ms. With this many visits, a pause of the system does not change the median.
 */
const visitsFromMemory = 25;

/** Starts the site repeatedly on existing data, and publishes another page while it runs. */
export async function measureFirstAnswers(
  dataDir: string,
  { starts, publications }: { readonly starts: number; readonly publications: number },
): Promise<FirstAnswer[]> {
  const afterStart: Round[] = [];
  const afterPublication: Round[] = [];
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite(dataDir, 'server', {}, '/healthz');
    const ask = () => runRound(`${site.origin}/`);
    try {
      afterStart.push(await ask());
      const studio = await openStudio(site.origin);
      if (start === 0) {
        await studio.createPage({
          identifier,
          title: 'Bench',
          overview: [],
          status: 'PUBLISHED',
          showInMenu: false,
        });
      }
      for (let number = 0; number < publications; number += 1) {
        await studio.publishPage(identifier, { title: `Bench ${start}.${number}`, overview: [] });
        afterPublication.push(await ask());
      }
    } finally {
      await site.stop();
    }
  }
  return [summarize('a start', afterStart), summarize('a publication', afterPublication)];
}

async function runRound(address: string): Promise<Round> {
  const first = await measureTime(() => visit(address));
  const later: number[] = [];
  for (let time = 0; time < visitsFromMemory; time += 1) later.push(await measureTime(() => visit(address)));
  return { first, fromMemory: computeMedian(later) };
}

function summarize(after: FirstAnswer['after'], rounds: readonly Round[]): FirstAnswer {
  return {
    after,
    first: computeMedian(rounds.map(({ first }) => first)),
    fromMemory: computeMedian(rounds.map(({ fromMemory }) => fromMemory)),
    ratio: spread(rounds.map(({ first, fromMemory }) => first / fromMemory)),
  };
}
