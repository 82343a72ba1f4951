import { describe, expect, it } from 'vitest';
import type { RequestedHost, SignedInMember } from '#api/endpoints/security-report.ts';
import { settingsWords } from '../settings/settings-words.ts';
import { securityWords as say } from './security-words.ts';
import {
  evaluateBackups,
  evaluateFailedAttempts,
  evaluateFiles,
  evaluateHosts,
  evaluateJobs,
  evaluatePlaces,
  evaluateSecret,
  evaluateSessions,
  summarizeLooks,
} from './verdicts.ts';

const person = (devices: number): SignedInMember => ({
  id: 'u',
  email: 'u@studio.example',
  name: 'U',
  role: 'owner',
  devices: Array.from({ length: devices }, (_, index) => ({
    id: `d${index}`,
    browser: 'Firefox',
    system: 'macOS',
    since: '2026-03-01T09:00:00.000Z',
    seenAt: '2026-03-01T09:00:00.000Z',
    isThis: index === 0,
  })),
});
const asked = (of: Partial<RequestedHost>): RequestedHost => ({
  host: 'elders.example',
  for: 'post',
  when: 'at-once',
  pages: null,
  ...of,
});
const asIs = (day: string) => day;

describe('sessions', () => {
  it('are good for one member on one device, and otherwise for information only', () => {
    expect(evaluateSessions([person(1)])).toEqual({
      level: 'good',
      text: say.sessions.alone(1),
      todo: [],
    });
    expect(evaluateSessions([person(2), person(1)])).toMatchObject({
      level: 'know',
      text: '2 members are signed in, on 3 devices.',
    });
  });
});

describe('failed attempts', () => {
  it('need attention only when a day has more than typing mistakes explain', () => {
    expect(evaluateFailedAttempts([], asIs)).toEqual({ level: 'good', text: say.tries.none, todo: [] });
    expect(
      evaluateFailedAttempts([{ day: '2026-03-01', counts: { 'sign-in': 3, 'page-password': 46 } }], asIs),
    ).toEqual({
      level: 'good',
      text: '49 failed attempts in the last 30 days. That’s normal for typing mistakes.',
      todo: [],
    });
    expect(
      evaluateFailedAttempts(
        [
          { day: '2026-03-02', counts: { 'sign-in': 1 } },
          { day: '2026-03-01', counts: { 'sign-in': 20, 'turned-away': 30 } },
        ],
        asIs,
      ),
    ).toMatchObject({
      level: 'look',
      text: '50 failed attempts on 2026-03-01. That’s more than typing mistakes.',
    });
  });
});

describe('third-party requests', () => {
  it('are good if all wait for consent or a click, and need attention if unknown', () => {
    expect(evaluateHosts({ hosts: [], asksConsent: false, unreadPages: [] }).level).toBe('good');
    const unreadPages = [{ id: 'p', identifier: 'p', kind: 'page' as const, title: 'P' }];
    expect(evaluateHosts({ hosts: [], asksConsent: false, unreadPages })).toMatchObject({
      level: 'look',
      text: say.hosts.notKnown,
    });
    const hosts = [
      asked({ when: 'after-consent' }),
      asked({ host: 'b.example', for: 'presentation', when: 'when-pressed' }),
    ];
    expect(evaluateHosts({ hosts, asksConsent: true, unreadPages: [] })).toMatchObject({
      level: 'good',
      text: 'Pages send requests to 2 third parties, only after consent or a click.',
    });
  });

  it('need attention if they are sent immediately, each with its own advice', () => {
    const todo = (...hosts: RequestedHost[]) =>
      evaluateHosts({ hosts, asksConsent: false, unreadPages: [] }).todo;
    expect(todo(asked({}))).toEqual([say.hosts.noQuestion]);
    // The text names the settings by their labels on the settings screen.
    expect(say.hosts.noQuestion).toContain(`Settings, under ${settingsWords.sections.visitors}.`);
    expect(todo(asked({ for: 'file' }), asked({ for: 'code' }))).toEqual([say.hosts.kept, say.hosts.code]);
    expect(
      evaluateHosts({ hosts: [asked({}), asked({ for: 'file' })], asksConsent: false, unreadPages: [] }).text,
    ).toBe('1 third party gets requests immediately, before the visitor consents.');
  });
});

describe('the encryption key and backups', () => {
  it('need attention if an encrypted value cannot be decrypted', () => {
    const secret = { since: null, isChanged: false, keptIn: 'file', sealed: 4, unreadable: 0 } as const;
    expect(evaluateSecret(secret).level).toBe('good');
    expect(evaluateSecret({ ...secret, unreadable: 1 })).toMatchObject({
      level: 'look',
      text: 'The current key doesn’t open 1 password or link. Visitors can’t open what it protects.',
    });
  });

  it('are for information only if no backup is known', () => {
    expect(evaluateBackups(null)).toMatchObject({ level: 'know', text: say.backups.none });
    expect(evaluateBackups({ newest: null, isLate: false })).toMatchObject({
      level: 'know',
      text: say.backups.first,
    });
  });

  it('need attention if the last backup is late', () => {
    const newest = '2026-11-24T03:00:00.000Z';
    expect(evaluateBackups({ newest, isLate: false })).toMatchObject({ level: 'good', todo: [] });
    expect(evaluateBackups({ newest, isLate: true })).toMatchObject({
      level: 'look',
      todo: [say.backups.lateTodo],
    });
  });
});

it('one sentence says how many items need attention', () => {
  expect([summarizeLooks(0), summarizeLooks(1), summarizeLooks(2)]).toEqual([
    'Nothing needs your attention.',
    '1 item needs your attention:',
    '2 items need your attention:',
  ]);
});

describe('protected files and location data', () => {
  it('need attention if a public page also shows a protected file', () => {
    expect(evaluateFiles({ total: 0, openToAll: 0 }).level).toBe('good');
    expect(evaluateFiles({ total: 3, openToAll: 0 }).level).toBe('good');
    expect(evaluateFiles({ total: 3, openToAll: 1 })).toMatchObject({
      level: 'look',
      text: '1 of 3 protected files can be seen without a password, because a public page shows it too.',
    });
  });

  it('report only what is known about location data', () => {
    const none = { found: 0, none: 0, unknown: 0, unread: 0 };
    expect(evaluatePlaces(none).text).toBe(say.places.empty);
    expect(evaluatePlaces({ ...none, unknown: 4 })).toMatchObject({
      level: 'know',
      text: say.places.unknown,
    });
    expect(evaluatePlaces({ ...none, none: 4, unknown: 4 })).toMatchObject({
      level: 'good',
      text: say.places.none,
    });
    expect(evaluatePlaces({ ...none, found: 1 }).text).toBe(
      '1 image contained location data. Vitrine removed it before storing it.',
    );
    expect(evaluatePlaces({ ...none, unread: 2 }).level).toBe('look');
  });
});

describe('background jobs', () => {
  const job = { name: 'trash', lastRun: null, nextRun: null } as const;

  it('need attention if the last run of a job failed', () => {
    expect(evaluateJobs([{ ...job, error: null }])).toEqual({ level: 'good', text: say.jobs.fine, todo: [] });
    expect(evaluateJobs([{ ...job, error: 'The disk is full.' }])).toEqual({
      level: 'look',
      text: '1 background job is failing.',
      todo: [say.jobs.todo],
    });
  });
});
