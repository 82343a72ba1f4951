import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startPinned, stop, waitForMessage } from './pinned.ts';
import type { Server } from './servers.ts';
import { type Spread, spread } from './statistics.ts';
import { openStudio } from './studio.ts';

/** Calls per second of the site, and of a bare server with one durable insert per save. */
export interface ApiTimes {
  readonly act: string;
  readonly callers: number;
  readonly site: number;
  readonly bare: number;
  /** Site divided by bare, per pair of alternating rounds. */
  readonly ratio: Spread;
}

const bareStore = fileURLToPath(import.meta.resolve('./bare-store.ts'));
const blocks = 40;
const manyCallers = 16;

interface Act {
  readonly name: string;
  readonly method: 'GET' | 'PUT';
  /** Query string of the request. */
  readonly query: string;
}

/**
 * The editor autosaves during pauses. The site stores a snapshot before an autosave only every few minutes.
 */
const acts: readonly Act[] = [
  { name: 'page that is saved', method: 'PUT', query: '' },
  { name: 'draft that is autosaved', method: 'PUT', query: '?autosave=true' },
  { name: 'page that is read', method: 'GET', query: '' },
];

const buildContent = (number: number) => ({
  title: { nl: `Bench ${number}`, en: `Bench ${number}` },
  overview: Array.from({ length: blocks }, (_block, index) => ({
    id: `text-${index}`,
    type: 'text',
    isMultiLanguage: true,
    content: {
      nl: `Alinea ${index} van ${number}. ${'Woorden over werk. '.repeat(15)}`,
      en: `Paragraph ${index}.`,
    },
  })),
});

interface Target {
  readonly origin: string;
  readonly token: string;
  /** Path of a caller's page. Each caller has its own, because saves of the same page would conflict. */
  readonly pathOf: (caller: number) => string;
}

/**
 * Saves and reads pages through the API without pauses, with 1 and 16 callers, alternating with the bare
 * server.
 */
export async function measureApi(
  site: Server,
  folder: string,
  rounds: number,
  seconds: number,
): Promise<ApiTimes[]> {
  const studio = await openStudio(site.origin);
  for (let caller = 0; caller < manyCallers; caller += 1) {
    await studio.createPage({
      identifier: `bench-${caller}`,
      ...buildContent(0),
      status: 'PUBLISHED',
      showInMenu: false,
    });
  }
  const child = startPinned('server', [bareStore, join(folder, 'bare.db')]);
  const port = await waitForMessage<number>(child);
  const targets = {
    site: { origin: site.origin, token: studio.token, pathOf: (caller) => `/api/pages/bench-${caller}` },
    bare: { origin: `http://127.0.0.1:${port}`, token: '', pathOf: () => '/' },
  } as const satisfies Record<string, Target>;
  try {
    const found: ApiTimes[] = [];
    for (const act of acts) {
      for (const callers of [1, manyCallers]) {
        const rates: { site: number; bare: number }[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const bare = await measureRate(targets.bare, act, callers, seconds);
          const ours = await measureRate(targets.site, act, callers, seconds);
          // The first round warms up both servers.
          if (round > 0) rates.push({ site: ours, bare });
        }
        found.push({
          act: act.name,
          callers,
          site: spread(rates.map((rate) => rate.site)).median,
          bare: spread(rates.map((rate) => rate.bare)).median,
          ratio: spread(rates.map((rate) => rate.site / rate.bare)),
        });
      }
    }
    return found;
  } finally {
    await stop(child);
  }
}

async function measureRate(target: Target, act: Act, callers: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const until = performance.now() + seconds * 1000;
  let calls = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_caller, index) => {
      while (performance.now() < until) {
        await call(agent, target, act, act.method === 'PUT' ? buildContent(calls) : undefined, index);
        calls += 1;
      }
    }),
  );
  agent.destroy();
  return (calls * 1000) / (performance.now() - begun);
}

function call(
  agent: Agent,
  { origin, token, pathOf }: Target,
  { method, query }: Act,
  body: object | undefined,
  caller: number,
): Promise<void> {
  const sent = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(origin + pathOf(caller) + query, {
      agent,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        }),
      },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      text(answer).then((said) => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${pathOf(caller)} answers ${answer.statusCode}: ${said}`));
      }, reject);
    });
    asked.end(sent);
  });
}
