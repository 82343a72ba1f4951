import { join } from 'node:path';
import { startPostgres } from '../tests/support/own-postgres.ts';
import { getRaw } from './raw-answer.ts';
import { startSite } from './servers.ts';
import { computePercentile } from './statistics.ts';
import { openStudio } from './studio.ts';

/** ms from the response to a publication of tokens until the other server's home page has them. */
export interface PropagationTimes {
  readonly publications: number;
  /** Measured until the first response with the tokens; requests follow each other without a pause. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /**
   * Publications that the next request to the publishing server showed. Fewer than `publications` is a bug.
   */
  readonly seenAtOnce: number;
}

const patienceMs = 10_000;

/** Publishes through one server and polls another one with the same PostgreSQL and data folder. */
export async function measureElsewhere(folder: string, publications: number): Promise<PropagationTimes> {
  const database = await startPostgres();
  try {
    const more = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? database.url };
    const one = await startSite(join(folder, 'shared'), 'server', more);
    const other = await startSite(join(folder, 'shared'), 'any', more);
    try {
      return await measure(one.origin, other.origin, publications);
    } finally {
      await Promise.all([one.stop(), other.stop()]);
    }
  } finally {
    await database.stop();
  }
}

async function measure(one: string, other: string, publications: number): Promise<PropagationTimes> {
  const studio = await openStudio(one);
  const times: number[] = [];
  let seenAtOnce = 0;
  for (let number = 0; number < publications; number += 1) {
    // Each value is unique, and appears in the page in this notation.
    const lightness = (0.9 + number / 10_000).toFixed(4).replace(/0+$/, '');
    await studio.publishTokens({
      'color.paper': { value: { colorSpace: 'oklch', components: [Number(lightness), 0.02, 251] } },
    });
    const begun = performance.now();
    const wanted = `oklch(${lightness} 0.02 251)`;
    while (!(await has(other, wanted))) {
      if (performance.now() - begun > patienceMs) throw new Error(`The other server never had ${wanted}`);
    }
    times.push(performance.now() - begun);
    // Checked afterwards, because rendering here would slow the other server on the same machine.
    if (await has(one, wanted)) seenAtOnce += 1;
  }
  return {
    publications,
    p50: computePercentile(times, 0.5),
    p99: computePercentile(times, 0.99),
    slowest: Math.max(...times),
    seenAtOnce,
  };
}

async function has(origin: string, wanted: string): Promise<boolean> {
  return (await getRaw(`${origin}/`, { 'accept-encoding': 'identity' })).body.includes(wanted);
}
