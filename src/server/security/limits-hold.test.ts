import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicBodyLimit } from '#server/http/route.ts';
import { PresenceHub } from '#server/presence/presence-hub.ts';
import {
  type AttackedSite,
  type Attacker,
  openAttackedSite,
} from '../../../tests/support/attacks/attacked-site.ts';
import { upload } from '../../../tests/support/media-test-app.ts';
import type { LimitName } from './limit-table.ts';
import { defaultLimits, limitVariable } from './limits.ts';

/** Limits that are smaller than the defaults, set by the environment alone, so that a test reaches them. */
const configured = {
  signIn: 2,
  signInNetwork: 3,
  passwordMail: 2,
  passwordLinks: 2,
  passkeyRequests: 10,
  pagePassword: 2,
  pagePasswordNetwork: 3,
  apiAccount: 300,
  apiNetwork: 30,
  previews: 10,
  roomVisits: 11,
  draftVisits: 12,
  draftResponses: 5,
  picture: 1,
  film: 2,
  pdf: 3,
  deck: 4,
  font: 1,
  uploadsWaiting: 2,
  uploadsWaitingTimes: 1,
} as const satisfies Partial<Record<LimitName, number>>;

const megabyte = 1024 * 1024;
let site: AttackedSite;
let lastNetwork = 0;

beforeAll(async () => {
  const environment = Object.entries(configured).map(([name, value]) => [
    limitVariable(name as LimitName),
    String(value),
  ]);
  site = await openAttackedSite({
    ...Object.fromEntries(environment),
    // No mail is sent, since the addresses in these tests have no account.
    SMTP_URL: 'smtp://localhost:9',
    MAIL_FROM: 'studio@vitrine.example',
  });
}, 120_000);
afterAll(() => site.close());

/** A network without earlier requests. */
function freshNetwork(): string {
  lastNetwork += 1;
  return `203.0.113.${lastNetwork}`;
}

type Call = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>;

const post = (url: string, payload: object = {}): Call => ({ method: 'POST', url, payload });
const get = (url: string): Call => ({ method: 'GET', url });
const signIn = (email: string) => post('/api/auth/sign-in', { email, password: 'a wrong password' });
const unlock = (page: string) =>
  post(`/api/access/${page}`, { password: 'a wrong password', language: 'nl' });

/** Calls that a limit counts, the first with index 0; index -1 is a call by another client. */
const cases: Readonly<
  Partial<
    Record<
      LimitName,
      { readonly calls: (index: number) => Call; readonly by?: Attacker; readonly says: RegExp }
    >
  >
> = {
  signIn: {
    calls: () => signIn('owner@studio.example'),
    says: /^Too many attempts\. Try again in 5 seconds\.$/,
  },
  signInNetwork: { calls: (index) => signIn(`n${index}@x.example`), says: /^Too many attempts/ },
  passwordMail: {
    // This limit counts by e-mail address, whatever the network.
    calls: (index) =>
      post('/api/auth/forgotten', { email: index < 0 ? 'else@x.example' : 'nobody@x.example' }),
    says: /^Too many attempts/,
  },
  passwordLinks: {
    calls: () => post('/api/auth/set-password', { token: 'x', password: 'a password to choose' }),
    says: /^Too many attempts/,
  },
  passkeyRequests: {
    calls: () => post('/api/auth/passkey/options'),
    says: /^Too many requests in a short time/,
  },
  pagePassword: { calls: () => unlock('besloten'), says: /^Te veel pogingen/ },
  pagePasswordNetwork: {
    calls: (index) => unlock(index === 0 || index === 1 ? 'besloten' : 'gedeeld'),
    says: /^Te veel pogingen\. Probeer het over 5 seconden opnieuw\.$/,
  },
  apiNetwork: { calls: () => get('/api/pages/over-ons'), says: /^Too many requests in a short time/ },
  apiAccount: {
    by: 'editor',
    calls: () => get('/api/people'),
    says: /^Too many requests in a short time\. Try again in .* (?:seconds?|minute)\.$/,
  },
  previews: {
    // Each URL is requested once, since cached pages need no rendering.
    calls: (index) => get(`/en/nergens-${index}?preview`),
    says: /^Too many requests in a short time/,
  },
  roomVisits: {
    calls: () => get('/kamer/x'),
    says: /^Te veel aanvragen in korte tijd\. Probeer het over /,
  },
  draftResponses: {
    calls: () => post('/api/drafts/x/approval', { name: 'Klant', version: 'x', language: 'nl' }),
    says: /^Te veel pogingen/,
  },
  draftVisits: { calls: () => get('/en/inzage/x'), says: /^Too many requests in a short time/ },
};

describe('a size limit', () => {
  const begins = {
    picture: '\x89PNG\r\n\x1a\n',
    film: '\0\0\0\x18ftypisom',
    pdf: '%PDF-1.7\n',
    deck: 'PK\x03\x04',
    font: 'wOF2',
  } as const;
  it.each(Object.entries(begins))(
    'rejects a %s file that is one byte too large, and names the limit',
    async (name, begin) => {
      const most = configured[name as keyof typeof begins] * megabyte;
      const send = async (size: number) => {
        const bytes = Buffer.alloc(size);
        bytes.write(begin, 'latin1');
        const { payload, headers } = upload(bytes, 'bestand.bin');
        return site.as('owner', {
          method: 'POST',
          url: name === 'font' ? '/api/admin/fonts' : '/api/admin/media',
          payload,
          headers,
        });
      };
      // The file is refused for its content, not for its size.
      expect((await send(most)).statusCode).toBe(415);
      const refused = await send(most + 1);
      expect(refused.statusCode).toBe(413);
      expect(refused.json()).toEqual({
        code: 'input/too-large',
        message: expect.stringContaining(`at most ${most / megabyte} MB`),
      });
    },
  );

  it('rejects a request body that is too large, and names the limit of its route', async () => {
    const json = (size: number) => ({
      payload: JSON.stringify({ x: 'x'.repeat(size) }),
      headers: { 'content-type': 'application/json' },
    });
    const page = await site.as('owner', { method: 'POST', url: '/api/pages', ...json(5 * megabyte) });
    expect([page.statusCode, page.json()]).toEqual([
      413,
      { code: 'input/too-large', message: 'This request can have at most 5 MB.' },
    ]);
    const stranger = await site.as('nobody', {
      method: 'POST',
      url: '/api/auth/sign-in',
      ...json(publicBodyLimit),
      remoteAddress: freshNetwork(),
    });
    expect([stranger.statusCode, stranger.json()]).toEqual([
      413,
      { code: 'input/too-large', message: 'This request can have at most 32 KB.' },
    ]);
    const gate = await site.as('nobody', { method: 'POST', url: '/api/access/besloten', ...json(4096) });
    expect([gate.statusCode, gate.json()]).toEqual([
      413,
      { code: 'input/too-large', message: 'This request can have at most 4 KB.' },
    ]);
  });
});

describe('the limit on pending uploads', () => {
  const begin = (size: number) =>
    site.as('owner', {
      method: 'POST',
      url: '/api/admin/uploads',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from('film.mp4').toString('base64')}`,
      },
    });

  it('rejects more uploads than an account can have', async () => {
    const begun = [];
    for (let count = 0; count < configured.uploadsWaiting; count += 1) begun.push(await begin(1000));
    expect(begun.map(({ statusCode }) => statusCode)).toEqual(Array(configured.uploadsWaiting).fill(201));
    const refused = await begin(1000);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'limit/reached']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const headers = { 'tus-resumable': '1.0.0' };
    for (const { headers: made } of begun)
      await site.as('owner', { method: 'DELETE', url: String(made.location), headers });
  });

  it('rejects uploads that are too large together', async () => {
    const largest = configured.deck * megabyte;
    expect((await begin(largest + 1)).statusCode).toBe(413);
    expect((await begin(largest * configured.uploadsWaitingTimes)).statusCode).toBe(201);
    expect((await begin(1)).statusCode).toBe(429);
  });
});

describe.each(Object.entries(cases))('the limit %s', (name, { calls, by = 'nobody', says }) => {
  it('allows the last request, and rejects the next one with the time to wait', async () => {
    const most = configured[name as keyof typeof configured];
    const remoteAddress = freshNetwork();
    const statuses: number[] = [];
    for (let index = 0; index < most; index += 1)
      statuses.push((await site.as(by, { ...calls(index), remoteAddress })).statusCode);
    expect(statuses).not.toContain(429);
    const refused = await site.as(by, { ...calls(most), remoteAddress });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ code: 'limit/reached', message: expect.stringMatching(says) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Clients on another network or with another account are not limited.
    const other = await site.as(by === 'editor' ? 'owner' : by, {
      ...calls(-1),
      remoteAddress: by === 'editor' ? remoteAddress : freshNetwork(),
    });
    expect(other.statusCode).toBe(statuses[0]);
  });
});

describe('the limit on presence windows', () => {
  const visit = (hub: PresenceHub, userId: string, tab: string, ended: string[] = []) =>
    hub.enter({
      pageId: 'p',
      userId,
      name: userId,
      tab,
      told: () => {},
      end: () => void ended.push(tab),
    });
  const createHub = (limits: { windowsPerPerson: number; windowsPerPage: number }) =>
    new PresenceHub({ limits, broadcast: undefined, now: () => 0, onError: () => {} });

  it('ends the oldest window of a person who opens one too many', () => {
    const hub = createHub({ windowsPerPerson: 2, windowsPerPage: 60 });
    const ended: string[] = [];
    for (const tab of ['a', 'b']) visit(hub, 'u', tab, ended);
    expect(ended).toEqual([]);
    visit(hub, 'u', 'c', ended);
    expect(ended).toEqual(['a']);
  });

  it('rejects one window too many on a page, with the time to wait', () => {
    const hub = createHub({ windowsPerPerson: 12, windowsPerPage: 2 });
    for (const person of ['a', 'b']) visit(hub, person, 't');
    expect(() => visit(hub, 'c', 't')).toThrow('Too many requests in a short time. Try again in 10 seconds.');
  });
});

it('every limit has a test', () => {
  const elsewhere: LimitName[] = [
    'longestWait',
    'requestHead',
    'request',
    'windowsPerPerson',
    'windowsPerPage',
  ];
  expect([...Object.keys(configured), ...elsewhere].toSorted()).toEqual(
    Object.keys(defaultLimits).toSorted(),
  );
});
