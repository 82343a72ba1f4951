import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openStudio } from '../../bench/studio.ts';
import { type Asked, ask, call } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machines } from './machines.ts';
import { committedRules, failTimeoutOf } from './proxy.ts';
import { signIn } from './shared-state.ts';

const visitors = 12;
const leastRequests = 20_000;
const restarts = 6;
/** Of the API by one account, well below what it is allowed: each of its acts is a write. */
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

/** Everything that is asked through the proxy is answered, while one server after the other is stopped and started. */
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
      // Until the proxy asks it again: whoever stops the next one sooner has none that is asked.
      await wait(failTimeoutOf(committedRules()) + 1000);
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
  await seeLastSave(machines, findings, token, load.saved);
}

async function seeLastSave({ one, other }: Machines, findings: Findings, token: string, saved: number) {
  for (const { origin } of [one, other]) {
    const page = JSON.stringify(await call(`${origin}/api/pages/${identifier}`, { token }));
    findings.hold(
      page.includes(`Save ${saved}.`),
      `The last save that was acknowledged, ${saved}, is not what is stored`,
    );
  }
}

/** Visitors and an editor who ask without a pause, and note what is not answered as it should be. */
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

  /** Reads, half of it with the tag of before, on one connection that is kept. */
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

  /** Saves and publishes, each with its own number. */
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

  /** A visitor's form: a write that no proxy sends again. */
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

  async #ask(path: string, asked: Asked, right: readonly number[]) {
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
