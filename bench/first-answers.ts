import { visit } from './raw-answer.ts';
import { startSite } from './servers.ts';
import { median, type Spread, spread, timeOf } from './statistics.ts';
import { openStudio } from './studio.ts';

/** How long the first one waits for the home page, and those after it; medians, ms to the last byte. */
export interface FirstAnswer {
  /** What has left nothing in memory. */
  readonly after: 'a start' | 'a publication';
  readonly first: number;
  readonly fromMemory: number;
  /** Of rounds, the first divided by those from memory. */
  readonly ratio: Spread;
}

interface Round {
  readonly first: number;
  readonly fromMemory: number;
}

const identifier = 'bench-first';
/** A page from memory takes about a millisecond: of so many, a pause of the system does not move the middle. */
const visitsFromMemory = 25;

/** Starts the site on data that is there, time after time, and publishes another page while it runs. */
export async function measureFirstAnswers(
  dataDir: string,
  { starts, publications }: { readonly starts: number; readonly publications: number },
): Promise<FirstAnswer[]> {
  const afterStart: Round[] = [];
  const afterPublication: Round[] = [];
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite(dataDir, 'server', {}, '/healthz');
    const ask = () => oneRound(`${site.origin}/`);
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
  return [summary('a start', afterStart), summary('a publication', afterPublication)];
}

async function oneRound(address: string): Promise<Round> {
  const first = await timeOf(() => visit(address));
  const later: number[] = [];
  for (let time = 0; time < visitsFromMemory; time += 1) later.push(await timeOf(() => visit(address)));
  return { first, fromMemory: median(later) };
}

function summary(after: FirstAnswer['after'], rounds: readonly Round[]): FirstAnswer {
  return {
    after,
    first: median(rounds.map(({ first }) => first)),
    fromMemory: median(rounds.map(({ fromMemory }) => fromMemory)),
    ratio: spread(rounds.map(({ first, fromMemory }) => first / fromMemory)),
  };
}
