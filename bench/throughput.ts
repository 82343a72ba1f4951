import { text } from 'node:stream/consumers';
import { type AutocannonResult, autocannon, connections } from './autocannon.ts';
import { startPinned } from './pinned.ts';
import { getRaw } from './raw-answer.ts';
import type { Server } from './servers.ts';
import { computeMedian, type Spread, spread } from './statistics.ts';

export interface Rounds {
  readonly count: number;
  readonly seconds: number;
}

/** Medians over the rounds. */
export interface BareComparison {
  readonly site: number;
  readonly bare: number;
  /** Ratios of pairs of rounds; higher is better for the site. Undefined if a round has a value of 0. */
  readonly ratio: Spread | undefined;
}

/** Results of one kind of response from both servers. */
export interface Throughput {
  readonly answer: '200' | '304';
  readonly requestsPerSecond: BareComparison;
  /** Whole ms from the request to the last byte, as autocannon measures them; the ratio is bare to site. */
  readonly p50: BareComparison;
  readonly p99: BareComparison;
  /** Processor time of the server per request, in µs; the ratio is bare to site. */
  readonly cpuPerRequest: BareComparison;
}

interface Round {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerRequest: number;
}

interface Pair {
  readonly site: Round;
  readonly bare: Round;
}

/**
 * Requests the same path from both servers in alternating rounds. Each ratio is of two consecutive rounds, so
 * that other load on the machine affects both. The order changes every time, so that neither server is always
 * first.
 */
export async function measureThroughput(
  site: Server,
  bare: Server,
  rounds: Rounds,
  path = '/',
): Promise<Throughput[]> {
  const { headers } = await getRaw(site.origin + path);
  const results: Throughput[] = [];
  for (const answer of ['200', '304'] as const) {
    const asked: Record<string, string> = answer === '304' ? { 'if-none-match': headers.etag ?? '' } : {};
    const ask = (server: Server, seconds: number) =>
      runRound(server, { path, answer, headers: asked, seconds });
    for (const server of [site, bare]) await ask(server, 1);
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds.count; round += 1) {
      const siteFirst = round % 2 === 0;
      const first = await ask(siteFirst ? site : bare, rounds.seconds);
      const second = await ask(siteFirst ? bare : site, rounds.seconds);
      pairs.push(siteFirst ? { site: first, bare: second } : { site: second, bare: first });
    }
    results.push({ answer, ...compare(pairs) });
  }
  return results;
}

/** Compares the servers by their pairs of rounds. */
export function compare(pairs: readonly Pair[]): Omit<Throughput, 'answer'> {
  const compareFigure = (
    figure: keyof Round,
    toRatio: (pair: Readonly<Record<keyof Pair, number>>) => number,
  ) => {
    const both = pairs.map(({ site, bare }) => ({ site: site[figure], bare: bare[figure] }));
    return {
      site: computeMedian(both.map(({ site }) => site)),
      bare: computeMedian(both.map(({ bare }) => bare)),
      // Responses under 1 ms count as 0. Without their pairs, the ratio would only cover slow responses.
      ratio: both.every(({ site, bare }) => site > 0 && bare > 0) ? spread(both.map(toRatio)) : undefined,
    };
  };
  return {
    requestsPerSecond: compareFigure('requestsPerSecond', ({ site, bare }) => site / bare),
    p50: compareFigure('p50', ({ site, bare }) => bare / site),
    p99: compareFigure('p99', ({ site, bare }) => bare / site),
    cpuPerRequest: compareFigure('cpuPerRequest', ({ site, bare }) => bare / site),
  };
}

interface RoundOptions {
  readonly path: string;
  readonly answer: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

async function runRound(server: Server, { path, answer, headers, seconds }: RoundOptions): Promise<Round> {
  const before = await server.cpu();
  const all = Object.entries({ 'accept-encoding': 'br', ...headers });
  const fields = all.flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds), ...fields];
  const child = startPinned('client', [autocannon, ...args, server.origin + path]);
  const printed = child.stdout ? await text(child.stdout) : '';
  const used = (await server.cpu()) - before;
  const result = JSON.parse(printed) as AutocannonResult;
  const { total } = result.requests;
  const right = result.statusCodeStats[answer]?.count ?? 0;
  if (total === 0 || right !== total || result.errors > 0) {
    throw new Error(
      `${server.origin}${path}: ${right} of ${total} answers were ${answer}, ${result.errors} errors`,
    );
  }
  const { p50, p99 } = result.latency;
  return { requestsPerSecond: total / result.duration, p50, p99, cpuPerRequest: used / total };
}
