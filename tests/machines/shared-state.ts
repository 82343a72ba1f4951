import { get } from 'node:http';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { benchOwner } from '../../bench/servers.ts';
import { ask, call, readCookies, waitUntil } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machine, Machines } from './machines.ts';

const protectedCase = { identifier: 'halte', password: 'laatste-halte', words: 'nachtlijn schrappen' };
const scheduled = 10;

/** Checks that both servers share their state, and that only one of them runs each background job. */
export async function testSharedState(machines: Machines, findings: Findings): Promise<void> {
  const token = await shareSessions(machines, findings);
  await shareGrants(machines, findings);
  await sharePresence(machines, findings, token);
  await publishOnSchedule(machines, findings, token);
  await emptyTrashOnce(machines, findings, token);
}

interface Session {
  readonly token: string;
  readonly cookie: string;
}

export async function signIn(origin: string, credentials: object = benchOwner): Promise<Session> {
  const answer = await ask(`${origin}/api/auth/sign-in`, { method: 'POST', json: credentials });
  if (answer.status !== 200) throw new Error(`Signing in answers ${answer.status}: ${answer.text}`);
  return { token: (JSON.parse(answer.text) as { token: string }).token, cookie: readCookies(answer) };
}

async function shareSessions({ one, other }: Machines, findings: Findings): Promise<string> {
  const here = await signIn(one.origin);
  const readStatus = async (origin: string, token: string) =>
    (await ask(`${origin}/api/admin/accounts`, { token })).status;
  findings.hold(
    (await readStatus(other.origin, here.token)) === 200,
    'A token of one server is refused by the other',
  );
  const renewed = await call<Session>(`${other.origin}/api/auth/token`, {
    method: 'POST',
    cookie: here.cookie,
  });
  findings.hold(
    (await readStatus(one.origin, renewed.token)) === 200,
    'A token renewed elsewhere is refused',
  );
  await call(`${other.origin}/api/auth/sign-out`, { method: 'POST', cookie: here.cookie });
  findings.hold(
    (await readStatus(one.origin, here.token)) === 401,
    'Who signed out elsewhere is still signed in',
  );
  return (await signIn(one.origin)).token;
}

async function shareGrants({ one, other }: Machines, findings: Findings): Promise<void> {
  const { identifier, password, words } = protectedCase;
  const granted = await ask(`${one.origin}/api/access/${identifier}`, { method: 'POST', json: { password } });
  const read = (cookie?: string) =>
    ask(`${other.origin}/cases/${identifier}`, cookie === undefined ? {} : { cookie });
  findings.hold(
    (await read(readCookies(granted))).text.includes(words),
    'A page opened at one server is closed at the other',
  );
  findings.hold(!(await read()).text.includes(words), 'A protected page is open without its password');
}

/** Checks that two users see each other, each on a different server. */
async function sharePresence({ one, other }: Machines, findings: Findings, token: string): Promise<void> {
  const guest = { email: 'guest@studio.example', password: 'another-quiet-word' };
  const { link } = await call<{ link: { path: string } }>(`${one.origin}/api/admin/accounts`, {
    method: 'POST',
    token,
    json: { email: guest.email, name: 'Guest', role: 'editor' },
  });
  const once = new URL(link.path, one.origin).searchParams.get('token');
  await call(`${other.origin}/api/auth/set-password`, {
    method: 'POST',
    json: { token: once, password: guest.password },
  });
  const theirs = await signIn(other.origin, guest);
  const [first, second] = [watch(one, token, 'first'), watch(other, theirs.token, 'second')];
  const joinNames = (people: readonly Person[]) => people.map(({ name }) => name).join();
  await waitUntil('each of two people at two servers sees the other', async () => {
    return first.people.length === 1 && second.people.length === 1;
  });
  findings.hold(joinNames(first.people) === 'Guest', `Presence names ${joinNames(first.people)}`);
  await call(`${other.origin}/api/pages/main/presence`, {
    method: 'PUT',
    token: theirs.token,
    json: { tab: 'second', blockId: 'a-block' },
  });
  await waitUntil(
    'the block of who is at the other server',
    async () => first.people[0]?.blockId === 'a-block',
  );
  second.leave();
  await waitUntil('who left the other server is gone', async () => first.people.length === 0);
  first.leave();
  findings.note('people who saw each other', 2);
}

interface Person {
  readonly name: string;
  readonly blockId: string | null;
}

function watch({ origin }: Machine, token: string, tab: string) {
  const watched: { people: readonly Person[]; leave: () => void } = {
    people: [],
    leave: () => outgoing.destroy(),
  };
  const outgoing = get(
    `${origin}/api/pages/main/presence?tab=${tab}`,
    { agent: false, headers: { authorization: `Bearer ${token}` } },
    (incoming) => {
      incoming.on('error', () => {});
      createInterface(incoming)
        .on('line', (line) => {
          if (line !== '') watched.people = (JSON.parse(line) as { people: Person[] }).people;
        })
        .on('error', () => {});
    },
  );
  outgoing.on('error', () => {});
  return watched;
}

/** Schedules several pages for the same moment, at which both servers check the schedule. */
async function publishOnSchedule({ one, other }: Machines, findings: Findings, token: string): Promise<void> {
  const at = new Date(Date.now() + 3000).toISOString();
  const ids = new Map<string, string>();
  for (let number = 0; number < scheduled; number += 1) {
    const identifier = `machines-planned-${number}`;
    const overview = [{ id: 'text', type: 'text', content: `Planned ${number}.` }];
    const { id } = await call<{ id: string }>(`${one.origin}/api/pages`, {
      method: 'POST',
      token,
      json: {
        identifier,
        title: { nl: identifier, en: identifier },
        overview,
        status: 'DRAFT',
        showInMenu: false,
      },
    });
    await call(`${other.origin}/api/pages/${id}/schedule/publish`, { method: 'PUT', token, json: { at } });
    ids.set(identifier, id);
  }
  const isSeen = async (identifier: string) =>
    (await Promise.all([one, other].map(({ origin }) => ask(`${origin}/${identifier}`)))).every(
      ({ status }) => status === 200,
    );
  await waitUntil('what was planned is published on both servers', async () => {
    return (await Promise.all([...ids.keys()].map(isSeen))).every(Boolean);
  });
  const doings = await Promise.all([...ids.values()].map((id) => countPublications(one, token, id)));
  findings.note('pages that were planned', scheduled);
  findings.none(
    'planned and not done once',
    doings.filter((times) => times !== 1).map((times) => `done ${times} times`),
  );
}

async function countPublications({ origin }: Machine, token: string, target: string): Promise<number> {
  const { entries } = await call<{ entries: { action: string }[] }>(
    `${origin}/api/admin/audit?target=${encodeURIComponent(target)}`,
    { token },
  );
  return entries.filter(({ action }) => action === 'schedule/publish').length;
}

/** Restarts both servers, which empty the trash at the start, and checks that a page is deleted once. */
async function emptyTrashOnce(
  { one, other, database }: Machines,
  findings: Findings,
  token: string,
): Promise<void> {
  const identifier = 'machines-trash';
  await call(`${one.origin}/api/pages`, {
    method: 'POST',
    token,
    json: { identifier, title: { nl: 'Weg', en: 'Gone' }, overview: [] },
  });
  await call(`${one.origin}/api/pages/${identifier}`, { method: 'DELETE', token });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('update pages set deleted_at = $1 where identifier = $2', [
      '2020-01-01T00:00:00.000Z',
      identifier,
    ]);
    await Promise.all([one.stop(), other.stop()]);
    await Promise.all([one.start(), other.start()]);
    const countPurges = async () => {
      const { rows } = await client.query<{ detail: string }>(
        `select detail from audit where action = 'trash/purge' and detail like '%${identifier}%'`,
      );
      return rows.length;
    };
    await waitUntil('the trash is emptied', async () => (await countPurges()) > 0);
    const times = await countPurges();
    findings.hold(times === 1, `A page of the trash was deleted ${times} times`);
  } finally {
    await client.end();
  }
}
