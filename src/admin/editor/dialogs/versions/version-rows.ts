import type { DraftApproval } from '#api/endpoints/draft-responses.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { toolLanguage } from '#content/language/language.ts';
import { formatShortMoment } from '../../../schedule/moment-words.ts';
import { draftName } from '../version/use-version-state.ts';
import type { Version } from '../version/version-query.ts';
import { versionWords } from './version-words.ts';

type Facts = Pick<ApiPage, 'currentVersionId' | 'draftVersionId'>;

/** A row of the list: the draft, or a version. */
export interface VersionRow {
  /** Name in the frames and in the URL. */
  readonly name: string;
  readonly role: 'draft' | 'live' | 'kept';
  /** Undefined for a draft that the server does not have. */
  readonly version: Version | undefined;
}

/** Lists the draft first, as it is on the screen, then the versions by time, including the live one. */
export function listVersionRows(versions: readonly Version[], facts: Facts): readonly VersionRow[] {
  const draft = versions.find(({ id }) => id === facts.draftVersionId);
  const others = versions.filter((version) => version !== draft);
  return [
    { name: draftName, role: 'draft', version: draft },
    ...others.map(
      (version): VersionRow => ({
        name: version.id,
        role: version.id === facts.currentVersionId ? 'live' : 'kept',
        version,
      }),
    ),
  ];
}

/**
 * Approvals of a row's content: those of its version, and for a draft those of a version with the same
 * content.
 */
export function listApprovals(
  { role, version }: VersionRow,
  approvals: readonly DraftApproval[],
): readonly DraftApproval[] {
  return approvals.filter(
    ({ versionId, isPresent }) =>
      (version !== undefined && versionId === version.id) || (role === 'draft' && isPresent),
  );
}

export interface Day {
  readonly label: string;
  readonly rows: readonly VersionRow[];
}

/**
 * Groups rows by day in the studio's time zone, or the browser's if that is unknown. Rows without a time
 * count as today.
 */
export function groupByDay(rows: readonly VersionRow[], timeZone?: string, now = new Date()): readonly Day[] {
  const days = Map.groupBy(rows, ({ version, role }) =>
    formatDay(role === 'draft' || !version ? now : new Date(version.updatedAt), now, timeZone),
  );
  return [...days].map(([label, ofDay]) => ({ label, rows: ofDay }));
}

const dayMs = 24 * 60 * 60 * 1000;

function formatDay(at: Date, now: Date, timeZone: string | undefined): string {
  const getDate = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone });
  const today = getDate(now);
  if (getDate(at) === today) return versionWords.today;
  // By calendar date, since days at a clock change have 23 or 25 hours.
  if (getDate(at) === new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10))
    return versionWords.yesterday;
  const isThisYear = getDate(at).slice(0, 4) === today.slice(0, 4);
  return at.toLocaleDateString('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Formats the time of day of a version. */
export function formatTime({ updatedAt }: Version, timeZone?: string): string {
  return new Date(updatedAt).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** Formats the time of a version in the browser's zone; undefined if it is the same as in the studio's. */
export function formatLocalMoment({ updatedAt }: Version, timeZone: string | undefined): string | undefined {
  const here = formatShortMoment(updatedAt);
  return here === formatShortMoment(updatedAt, timeZone) ? undefined : here;
}

/** Formats a version's name on one line. */
export function formatRowName({ role, version }: VersionRow, timeZone?: string): string {
  if (role === 'draft') return versionWords.draft;
  if (!version) return '';
  const at = new Date(version.updatedAt).toLocaleDateString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
  });
  const when = `${at}, ${formatTime(version, timeZone)}`;
  return version.name ?? (role === 'live' ? `${versionWords.live} · ${when}` : when);
}

/** Version to compare with by default: the live one for the draft, the previous one for any other. */
export function findDefaultComparison(rows: readonly VersionRow[], row: VersionRow): VersionRow | undefined {
  const live = rows.find(({ role }) => role === 'live');
  const kept = rows.filter(({ role }) => role !== 'draft');
  if (row.role === 'draft') return live ?? kept[0];
  const at = kept.indexOf(row);
  return kept[at + 1] ?? rows.find(({ role }) => role === 'draft');
}

/** Sorts two versions, older first; the draft is newer than all. */
export function sortPairByTime(one: VersionRow, other: VersionRow): readonly [VersionRow, VersionRow] {
  if (one.role === 'draft') return [other, one];
  if (other.role === 'draft') return [one, other];
  const [a, b] = [one.version?.updatedAt ?? '', other.version?.updatedAt ?? ''];
  return a.localeCompare(b, toolLanguage) <= 0 ? [one, other] : [other, one];
}
