import type { AnswerOf } from '#api/endpoint.ts';
import type {
  listProtectedFiles,
  readSecurityReport,
  SignedInMember,
} from '#api/endpoints/security-report.ts';
import { count } from '../words.ts';
import { formatSecurityDate } from './format-security-date.ts';
import { securityWords } from './security-words.ts';

const say = securityWords;

type SecurityReport = AnswerOf<typeof readSecurityReport>;
type Files = Pick<AnswerOf<typeof listProtectedFiles>, 'total' | 'openToAll'>;

/** The verdict of a section: in order, needs a look, or only the owner can tell. */
export interface Verdict {
  readonly level: 'good' | 'look' | 'know';
  /** One sentence. */
  readonly text: string;
  /** Advice, each one or two sentences. */
  readonly todo: readonly string[];
}

/** Failed attempts on one day above which mistyping is unlikely. */
const manyOnADay = 50;

export function evaluateSessions(people: readonly SignedInMember[]): Verdict {
  const devices = people.reduce((sum, person) => sum + person.devices.length, 0);
  const text =
    people.length === 1 ? say.sessions.alone(devices) : say.sessions.people(people.length, devices);
  return { level: devices > 1 ? 'know' : 'good', text, todo: devices > 1 ? [say.sessions.todo] : [] };
}

/** Sums up all failed attempts of a day. */
export function countAttempts({ counts }: SecurityReport['tries'][number]): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

export function evaluateFailedAttempts(
  tries: SecurityReport['tries'],
  dayInWords: (day: string) => string,
): Verdict {
  const total = tries.reduce((sum, day) => sum + countAttempts(day), 0);
  if (total === 0) return { level: 'good', text: say.tries.none, todo: [] };
  const worst = tries.reduce((most, day) => (countAttempts(day) > countAttempts(most) ? day : most));
  if (countAttempts(worst) < manyOnADay) return { level: 'good', text: say.tries.few(total), todo: [] };
  const text = say.tries.many(countAttempts(worst), dayInWords(worst.day));
  return { level: 'look', text, todo: [say.tries.waits, say.tries.todo] };
}

export function evaluateHosts({
  hosts,
  asksConsent,
  unreadPages,
}: Pick<SecurityReport, 'hosts' | 'asksConsent' | 'unreadPages'>): Verdict {
  const verdict = evaluateKnownHosts({ hosts, asksConsent });
  // Pages that could not be read may contact any host.
  return unreadPages.length === 0 || verdict.level === 'look'
    ? verdict
    : { ...verdict, level: 'look', text: hosts.length === 0 ? say.hosts.notKnown : verdict.text };
}

function evaluateKnownHosts({ hosts, asksConsent }: Pick<SecurityReport, 'hosts' | 'asksConsent'>): Verdict {
  const countHosts = (list: SecurityReport['hosts']) => new Set(list.map(({ host }) => host)).size;
  if (hosts.length === 0) return { level: 'good', text: say.hosts.none, todo: [] };
  const atOnce = hosts.filter(({ when }) => when === 'at-once');
  if (atOnce.length === 0) return { level: 'good', text: say.hosts.askedFirst(countHosts(hosts)), todo: [] };
  const why = new Set(atOnce.map((asked) => asked.for));
  const waits = ['analytics', 'post', 'scene'] as const;
  return {
    level: 'look',
    text: say.hosts.atOnce(countHosts(atOnce)),
    todo: [
      ...(!asksConsent && waits.some((one) => why.has(one)) ? [say.hosts.noQuestion] : []),
      ...(why.has('file') ? [say.hosts.kept] : []),
      ...(why.has('code') ? [say.hosts.code] : []),
    ],
  };
}

export function evaluateSecret({ sealed, unreadable }: SecurityReport['secret']): Verdict {
  if (unreadable > 0) {
    return { level: 'look', text: say.secret.unreadable(unreadable), todo: [say.secret.giveNew] };
  }
  return { level: 'good', text: sealed === 0 ? say.secret.empty : say.secret.fine, todo: [] };
}

export function evaluateFiles({ total, openToAll }: Files): Verdict {
  if (total === 0) return { level: 'good', text: say.files.none, todo: [] };
  if (openToAll > 0) {
    return { level: 'look', text: say.files.open(openToAll, total), todo: [say.files.todo] };
  }
  return { level: 'good', text: say.files.closed(total), todo: [] };
}

export function evaluatePlaces({ found, none, unknown, unread }: SecurityReport['places']): Verdict {
  if (unread > 0) {
    return { level: 'look', text: say.places.unread(unread), todo: [say.places.uploadAgain] };
  }
  if (found + none + unknown === 0) return { level: 'good', text: say.places.empty, todo: [] };
  if (found > 0) return { level: 'good', text: say.places.found(found), todo: [] };
  return none > 0
    ? { level: 'good', text: say.places.none, todo: [] }
    : { level: 'know', text: say.places.unknown, todo: [] };
}

/**
 * Evaluates the backups. Without automatic ones the verdict is neutral, since the owner may back up by other
 * means.
 */
export function evaluateBackups(backups: SecurityReport['backups']): Verdict {
  const { none, first, made, late, lateTodo } = say.backups;
  if (backups === null) return { level: 'know', text: none, todo: [] };
  if (backups.newest === null) return { level: 'know', text: first, todo: [] };
  const when = formatSecurityDate(backups.newest);
  return backups.isLate
    ? { level: 'look', text: late(when), todo: [lateTodo] }
    : { level: 'good', text: made(when), todo: [] };
}

export function evaluateJobs(jobs: SecurityReport['jobs']): Verdict {
  const failing = jobs.filter(({ error }) => error !== null).length;
  return failing === 0
    ? { level: 'good', text: say.jobs.fine, todo: [] }
    : { level: 'look', text: say.jobs.failing(failing), todo: [say.jobs.todo] };
}

/** Summarizes the number of sections that need a look. */
export function summarizeLooks(looks: number): string {
  return looks === 0 ? say.nothing : say.toLookAt(looks);
}

/** Lists the attempts of a day by kind: `3 signing in, 1 recovery code`. */
export function listAttemptKinds({
  counts,
}: SecurityReport['tries'][number]): { kind: string; number: string }[] {
  return Object.entries(counts).map(([kind, number]) => ({
    kind: say.tries.kinds[kind as keyof typeof counts],
    number: count(number, 'time', 'times'),
  }));
}
