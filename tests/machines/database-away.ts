import { setTimeout as wait } from 'node:timers/promises';
import { openStudio } from '../../bench/studio.ts';
import { ask, call, waitUntil } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machine, Machines } from './machines.ts';
import { signIn } from './shared-state.ts';

const awayMs = 10_000;
const sentence = 'The site cannot reach its storage. Try again in a moment.';
/** Pages in the servers' memory, because the test requests them before the database goes away. */
const remembered = ['/', '/cases'];
const identifier = 'machines-database';

interface Outage {
  readonly goAway: () => Promise<void> | void;
  readonly comeBack: () => Promise<void> | void;
}

/** Halts the database for ten seconds. Then stops it, and starts it on the same data. */
export async function testLostDatabase(machines: Machines, findings: Findings): Promise<void> {
  const { database, one } = machines;
  await (await openStudio(one.origin)).createPage({
    identifier,
    title: 'Away',
    overview: [],
    status: 'PUBLISHED',
    showInMenu: false,
  });
  await lose(machines, findings, 'halted', {
    goAway: () => database.signal('SIGSTOP'),
    comeBack: () => database.signal('SIGCONT'),
  });
  await lose(machines, findings, 'stopped', { goAway: database.goAway, comeBack: database.comeBack });
}

async function lose(
  machines: Machines,
  findings: Findings,
  how: string,
  { goAway, comeBack }: Outage,
): Promise<void> {
  const { one, other } = machines;
  const { token } = await signIn(one.origin);
  const pids = [one.pid(), other.pid()];
  for (const { origin } of [one, other]) for (const path of remembered) await ask(origin + path);
  let slowest = 0;
  await goAway();
  try {
    const end = Date.now() + awayMs;
    const seen = await Promise.all(
      [one, other].map((machine) => requestWhileAway(machine, token, end, `${how}, while away`, findings)),
    );
    slowest = Math.max(...seen.map(({ longest }) => longest));
    findings.note(`${how}: pages from memory`, sum(seen.map(({ pages }) => pages)));
    findings.note(`${how}: refused in a sentence`, sum(seen.map(({ refused }) => refused)));
    findings.note(`${how}: longest wait for a refusal, ms`, slowest);
    await wait(Math.max(0, end - Date.now()));
  } finally {
    await comeBack();
  }
  const begun = performance.now();
  await expectRecovery(machines, token, how);
  findings.note(`${how}: well again after, ms`, performance.now() - begun);
  findings.hold([one.pid(), other.pid()].join() === pids.join(), `${how}: a server was started anew`);
}

async function requestWhileAway(
  { origin }: Machine,
  token: string,
  end: number,
  when: string,
  findings: Findings,
) {
  const seen = { pages: 0, refused: 0, longest: 0 };
  const look = async (
    hold: (answer: Awaited<ReturnType<typeof ask>>) => boolean,
    url: string,
    asked = {},
  ) => {
    const begun = performance.now();
    const answer = await ask(url, asked);
    findings.hold(
      hold(answer),
      `${when}: ${JSON.stringify(asked).slice(0, 30)} ${url} answers ${answer.status} ${answer.text.slice(0, 200)}`,
    );
    return performance.now() - begun;
  };
  const isRefusedPage = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) =>
    status === 503 &&
    headers['retry-after'] !== undefined &&
    headers['cache-control'] === 'no-store' &&
    /<h1/.test(text);
  const isRefusedCall = ({ status, text }: Awaited<ReturnType<typeof ask>>) =>
    status === 503 && text.includes(sentence);
  const fromMemory = async () => {
    while (Date.now() < end) {
      for (const path of remembered) {
        await look(({ status }) => status === 200, origin + path);
        seen.pages += 1;
      }
      await wait(50);
    }
  };
  const requestRefusals = async (number: number) => {
    const json = { overview: [{ id: 'text', type: 'text', content: 'Nobody may lose this unawares.' }] };
    const asking: (() => Promise<number>)[] = [
      () => look(isRefusedPage, `${origin}/nowhere-${number}`),
      () => look(isRefusedCall, `${origin}/api/pages/${identifier}`, { method: 'PUT', token, json }),
      () =>
        look(isRefusedCall, `${origin}/api/pages/${identifier}/publish`, {
          method: 'POST',
          token,
          json: { title: 'Away', ...json },
        }),
      () => look(({ status }) => status === 503, `${origin}/readyz`),
    ];
    for (let turn = number; Date.now() < end; turn += 1) {
      const next = asking[turn % asking.length] ?? (async () => 0);
      seen.longest = Math.max(seen.longest, await next());
      seen.refused += 1;
    }
  };
  await Promise.all([fromMemory(), ...[1, 2, 3, 4].map(requestRefusals)]);
  return seen;
}

async function expectRecovery({ one, other }: Machines, token: string, how: string): Promise<void> {
  const content = `Well again after it was ${how}.`;
  const overview = [{ id: 'text', type: 'text', content }];
  await waitUntil(`both servers are ready again (${how})`, async () =>
    (await Promise.all([one, other].map(({ origin }) => ask(`${origin}/readyz`)))).every(
      ({ status }) => status === 200,
    ),
  );
  // An idle connection may only now turn out to be dead, so the first publication may fail.
  await waitUntil(`a publication (${how})`, async () => {
    const published = await ask(`${one.origin}/api/pages/${identifier}/publish`, {
      method: 'POST',
      token,
      json: { title: 'Away', overview },
    });
    return published.status === 200;
  });
  for (const { origin } of [one, other]) {
    await waitUntil(`the publication is seen on both servers (${how})`, async () =>
      (await ask(`${origin}/${identifier}`)).text.includes(content),
    );
    await call(`${origin}/api/pages`, { token });
  }
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
