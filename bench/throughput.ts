import { text } from 'node:stream/consumers';
import { type AutocannonResult, autocannon, connections } from './autocannon.ts';
import { spawnPinned } from './pinned.ts';
import { getRaw } from './raw-answer.ts';
import type { Server } from './servers.ts';
import { median, type Spread, spread } from './statistics.ts';

export interface Rounds {
  readonly count: number;
  readonly seconds: number;
}

/** One kind of answer from both servers: the figures are medians over the rounds. */
export interface Throughput {
  readonly answer: '200' | '304';
  readonly requestsPerSecond: { readonly site: number; readonly bare: number; readonly ratio: Spread };
  /** Microseconds of processor time that one request costs the server; the ratio is bare to site. */
  readonly cpuPerRequest: { readonly site: number; readonly bare: number; readonly ratio: Spread };
}

interface Round {
  readonly requestsPerSecond: number;
  readonly cpuPerRequest: number;
}

/**
 * Asks both servers for the same address in turns. Each ratio is of two neighbouring rounds, so what slows
 * the machine for a while slows both, and the order changes every time so that neither is always first.
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
      oneRound(server, { path, answer, headers: asked, seconds });
    for (const server of [site, bare]) await ask(server, 1);
    const pairs: { site: Round; bare: Round }[] = [];
    for (let round = 0; round < rounds.count; round += 1) {
      const siteFirst = round % 2 === 0;
      const first = await ask(siteFirst ? site : bare, rounds.seconds);
      const second = await ask(siteFirst ? bare : site, rounds.seconds);
      pairs.push(siteFirst ? { site: first, bare: second } : { site: second, bare: first });
    }
    results.push({
      answer,
      requestsPerSecond: {
        site: median(pairs.map((pair) => pair.site.requestsPerSecond)),
        bare: median(pairs.map((pair) => pair.bare.requestsPerSecond)),
        ratio: spread(pairs.map((pair) => pair.site.requestsPerSecond / pair.bare.requestsPerSecond)),
      },
      cpuPerRequest: {
        site: median(pairs.map((pair) => pair.site.cpuPerRequest)),
        bare: median(pairs.map((pair) => pair.bare.cpuPerRequest)),
        ratio: spread(pairs.map((pair) => pair.bare.cpuPerRequest / pair.site.cpuPerRequest)),
      },
    });
  }
  return results;
}

interface Asking {
  readonly path: string;
  readonly answer: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

async function oneRound(server: Server, { path, answer, headers, seconds }: Asking): Promise<Round> {
  const before = await server.cpu();
  const all = Object.entries({ 'accept-encoding': 'br', ...headers });
  const fields = all.flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds), ...fields];
  const child = spawnPinned('client', [autocannon, ...args, server.origin + path]);
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
  return { requestsPerSecond: total / result.duration, cpuPerRequest: used / total };
}
