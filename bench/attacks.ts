import { fileURLToPath } from 'node:url';
import { type AttackKind, attackKinds } from './attack-kinds.ts';
import { startPinned, stop, waitForMessage } from './pinned.ts';
import { getRaw } from './raw-answer.ts';
import type { Server } from './servers.ts';
import { computeMedian, computePercentile, type Spread, spread } from './statistics.ts';
import { openStudio, type Studio } from './studio.ts';

/**
 * Latencies in ms of a visitor's page and an editor's save: without an attack, under attack, and their ratio.
 */
export interface AttackTimes {
  readonly kind: AttackKind;
  readonly page: Delay;
  readonly save: Delay;
}

export interface Delay {
  readonly quiet: Waits;
  readonly attacked: Waits;
  readonly ratio: { readonly p50: Spread; readonly p99: Spread };
}

interface Waits {
  readonly p50: number;
  readonly p99: number;
}

const attacker = fileURLToPath(import.meta.resolve('./attacker.ts'));
const visited = '/werkwijze/ontwerpsprint';
const saved = 'bench-edited';
const attackedPage = 'bench-attacked';
/** ms between two visits, and between two saves: far more frequent than those of people. */
const everyMs = { page: 20, save: 100 };

/**
 * Runs one attacker at a time on this machine. Each round under attack follows a quiet one, so that other
 * load on the machine affects both. The visited page does not change, and the saved page is a draft.
 */
export async function measureAttacks(site: Server, rounds: number, seconds: number): Promise<AttackTimes[]> {
  const studio = await openStudio(site.origin);
  for (const identifier of [saved, attackedPage])
    await studio.createPage({ identifier, title: 'Bench', overview: [], status: 'DRAFT', versioning: true });
  await runRound(site, studio, 1);
  const times: AttackTimes[] = [];
  for (const kind of Object.keys(attackKinds) as AttackKind[]) {
    console.log(`${kind} …`);
    const quiet: Round[] = [];
    const attacked: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await runRound(site, studio, seconds));
      attacked.push(await attackDuring(site, studio, kind, () => runRound(site, studio, seconds)));
    }
    times.push({ kind, page: compare(quiet, attacked, 'page'), save: compare(quiet, attacked, 'save') });
  }
  return times;
}

type Round = Readonly<Record<'page' | 'save', Waits>>;

async function attackDuring(site: Server, { token }: Studio, kind: AttackKind, work: () => Promise<Round>) {
  const child = startPinned('client', [attacker, kind, site.origin, token, attackedPage]);
  child.stdout?.resume();
  try {
    await waitForMessage(child);
    return await work();
  } finally {
    await stop(child);
    await waitUntilQuiet(site);
  }
}

/**
 * Waits until the server has processed the attacker's remaining requests, which would slow the next quiet
 * round.
 */
async function waitUntilQuiet(site: Server): Promise<void> {
  for (let quick = 0; quick < 10; ) {
    const begun = performance.now();
    await getRaw(site.origin + visited);
    quick = performance.now() - begun < 20 ? quick + 1 : 0;
  }
}

/** Visits a page and saves another one concurrently, each in sequence, for the given time. */
async function runRound(site: Server, studio: Studio, seconds: number): Promise<Round> {
  const until = performance.now() + seconds * 1000;
  const [page, save] = await Promise.all([
    time(until, everyMs.page, async () => {
      const { status } = await getRaw(site.origin + visited);
      if (status !== 200) throw new Error(`A visitor got ${status} during an attack`);
    }),
    time(until, everyMs.save, (index) =>
      studio.savePage(saved, { overview: [{ id: 'text', type: 'text', content: `Regel ${index}` }] }),
    ),
  ]);
  return { page, save };
}

async function time(until: number, everyMs: number, act: (index: number) => Promise<void>): Promise<Waits> {
  const found: number[] = [];
  while (performance.now() < until) {
    const begun = performance.now();
    await act(found.length);
    found.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return { p50: computeMedian(found), p99: computePercentile(found, 0.99) };
}

function compare(quiet: readonly Round[], attacked: readonly Round[], what: keyof Round): Delay {
  const getMedian = (rounds: readonly Round[], figure: keyof Waits) =>
    computeMedian(rounds.map((round) => round[what][figure]));
  const computeRatios = (figure: keyof Waits) =>
    spread(
      quiet.map((round, index) => (attacked[index]?.[what][figure] ?? Number.NaN) / round[what][figure]),
    );
  const summarize = (rounds: readonly Round[]) => ({
    p50: getMedian(rounds, 'p50'),
    p99: getMedian(rounds, 'p99'),
  });
  return {
    quiet: summarize(quiet),
    attacked: summarize(attacked),
    ratio: { p50: computeRatios('p50'), p99: computeRatios('p99') },
  };
}
