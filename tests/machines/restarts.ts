import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openStudio } from '../../bench/studio.ts';
import { type AskOptions, ask, call } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machines } from './machines.ts';
import { readCommittedRules, readFailTimeoutMs } from './proxy.ts';
import { signIn } from './shared-state.ts';

const visitors = 12;
const leastRequests = 20_000;
const restarts = 6;
/** Pause between two writes, which keeps one account well below its rate limit. */
const pauseMs = 30;
const addresses = [
  '/',
  '/en',
  '/cases',
  '/cases/shell',
  '/werkwijze',
  '/sitemap.xml',
  '/en/cases',
  '/healthz',
];
const identifier = 'machines-restarts';

/** Stops and starts the servers in turn under load, and checks that the proxy answers every request. */
export async function restartUnderLoad(machines: Machines, findings: Findings): Promise<void> {
  const { one, other, proxy } = machines;
  await (await openStudio(one.origin)).createPage({ identifier, title: 'Restarts', overview: [] });
  const { token } = await signIn(other.origin);
  const load = new Load(proxy.origin);
  const working = [
    ...Array.from({ length: visitors }, (_, number) => load.visit(number)),
    load.save(token),
    load.unlock(),
  ];
  proxy.issues();
  const stops: number[] = [];
  try {
    for (let number = 0; number < restarts || load.requests < leastRequests; number += 1) {
      const machine = number % 2 ? other : one;
      await wait(500);
      const begun = performance.now();
      await machine.stop();
      stops.push(performance.now() - begun);
      await machine.start();
      // Wait until the proxy uses this server again. Stopping the other one earlier would leave none.
      await wait(readFailTimeoutMs(readCommittedRules()) + 1000);
    }
  } finally {
    load.end();
    await Promise.all(working);
  }
  const { refused, resets, other: more } = proxy.issues();
  findings.note('restarts', stops.length);
  findings.note('longest stop, ms', Math.max(...stops));
  findings.note('requests', load.requests);
  findings.note('of which writes', load.writes);
  findings.none('requests lost', load.lost);
  findings.note('connections refused, asked elsewhere', refused);
  findings.none('resets at the proxy', resets);
  findings.none('other faults at the proxy', more);
  await expectLastSave(machines, findings, token, load.saved);
}

async function expectLastSave({ one, other }: Machines, findings: Findings, token: string, saved: number) {
  for (const { origin } of [one, other]) {
    const page = JSON.stringify(await call(`${origin}/api/pages/${identifier}`, { token }));
    findings.hold(
      page.includes(`Save ${saved}.`),
      `The last save that was acknowledged, ${saved}, is not what is stored`,
    );
  }
}

/** Sends requests as visitors and as an editor, and records each response that is not as expected. */
class Load {
  requests = 0;
  writes = 0;
  /** The number of the last save that was acknowledged. */
  saved = 0;
  readonly lost: string[] = [];
  readonly #origin: string;
  #isOver = false;

  constructor(origin: string) {
    this.#origin = origin;
  }

  end(): void {
    this.#isOver = true;
  }

  /** Reads pages over one kept-alive connection, half of them with the previous ETag. */
  async visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const tags = new Map<string, string>();
    for (let turn = number; !this.#isOver; turn += 1) {
      const path = addresses[turn % addresses.length] ?? '/';
      const tag = turn % 2 ? tags.get(path) : undefined;
      const answer = await this.#ask(
        path,
        { agent, headers: tag === undefined ? {} : { 'if-none-match': tag } },
        [200, 304],
      );
      if (answer?.headers.etag) tags.set(path, answer.headers.etag);
    }
    agent.destroy();
  }

  /** Saves, and publishes every fifth time. Each write contains its number. */
  async save(token: string): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    for (let number = 1; !this.#isOver; number += 1) {
      const overview = [{ id: 'text', type: 'text', content: `Save ${number}.` }];
      const [method, path, json] =
        number % 5 === 0
          ? ['POST', `/api/pages/${identifier}/publish`, { title: 'Restarts', overview }]
          : ['PUT', `/api/pages/${identifier}`, { overview }];
      this.writes += 1;
      if (
        await this.#ask(
          path as string,
          { method: method as string, json: json as object, token, agent },
          [200],
        )
      )
        this.saved = number;
      await wait(pauseMs);
    }
    agent.destroy();
  }

  /** Submits a visitor's form, which no proxy retries because it is a POST. */
  async unlock(): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = Buffer.from('password=laatste-halte&language=nl');
    while (!this.#isOver) {
      this.writes += 1;
      await this.#ask('/api/access/halte', { method: 'POST', body, headers, agent }, [303]);
      await wait(pauseMs);
    }
    agent.destroy();
  }

  async #ask(path: string, asked: AskOptions, right: readonly number[]) {
    this.requests += 1;
    const what = `${asked.method ?? 'GET'} ${path}`;
    try {
      const answer = await ask(this.#origin + path, asked);
      if (right.includes(answer.status)) return answer;
      this.lost.push(`${what} was answered ${answer.status}: ${answer.text.slice(0, 120)}`);
    } catch (error) {
      this.lost.push(`${what} was not answered: ${error instanceof Error ? error.message : error}`);
    }
    return undefined;
  }
}
