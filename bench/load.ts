import { text } from 'node:stream/consumers';
import { type AutocannonResult, autocannon, connections } from './autocannon.ts';
import { type Core, startPinned } from './pinned.ts';
import { computeMedian } from './statistics.ts';

/** Requests per second, and latencies in ms. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/**
 * Requests the home page continuously over {@link connections} connections.
 *
 * @throws Error if a response is not 200
 */
export async function runLoad(origin: string, seconds: number, core: Core = 'client'): Promise<Load> {
  const args = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)];
  const child = startPinned(core, [autocannon, ...args, '-H', 'accept-encoding=br', `${origin}/`]);
  const result = JSON.parse(child.stdout ? await text(child.stdout) : '') as AutocannonResult;
  const { total } = result.requests;
  const right = result.statusCodeStats['200']?.count ?? 0;
  if (total === 0 || right !== total || result.errors > 0) {
    throw new Error(`${right} of ${total} answers were 200, ${result.errors} errors`);
  }
  const { p50, p99, max } = result.latency;
  return { requestsPerSecond: total / result.duration, p50, p99, slowest: max };
}

export function computeMedians(loads: readonly Load[]): Load {
  const getMedian = (figure: keyof Load) => computeMedian(loads.map((load) => load[figure]));
  return {
    requestsPerSecond: getMedian('requestsPerSecond'),
    p50: getMedian('p50'),
    p99: getMedian('p99'),
    slowest: getMedian('slowest'),
  };
}
