import type { DraftApproval } from '#api/endpoints/draft-responses.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { toolLanguage } from '#content/language/language.ts';
import { formatShortMoment } from '../../../schedule/moment-words.ts';
import { draftName } from '../version/use-version-state.ts';
import type { Version } from '../version/version-query.ts';
import { versionWords } from './version-words.ts';

type Facts = Pick<ApiPage, 'currentVersionId' | 'draftVersionId'>;

/** A line of the list: what is being edited here, or a version that is kept. */
export interface VersionRow {
  /** As the frames and the address call it. */
  readonly name: string;
  readonly role: 'draft' | 'live' | 'kept';
  /** Undefined for a draft that the server has not. */
  readonly version: Version | undefined;
}

/** The draft stands first, which is what is on the screen; then versions by their time, the live one among them. */
export function versionRows(versions: readonly Version[], facts: Facts): readonly VersionRow[] {
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

/** The approvals of what a row says: those of its version, and for a draft those of a version that it shows the same as. */
export function approvalsOf(
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

/** Rows under their days by the studio's clock, or this browser's where that is not known. What has no time yet is of today. */
export function byDay(rows: readonly VersionRow[], timeZone?: string, now = new Date()): readonly Day[] {
  const days = Map.groupBy(rows, ({ version, role }) =>
    dayOf(role === 'draft' || !version ? now : new Date(version.updatedAt), now, timeZone),
  );
  return [...days].map(([label, ofDay]) => ({ label, rows: ofDay }));
}

const dayMs = 24 * 60 * 60 * 1000;

function dayOf(at: Date, now: Date, timeZone: string | undefined): string {
  const date = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone });
  const today = date(now);
  if (date(at) === today) return versionWords.today;
  // By the calendar: a day can have 23 hours, and 25.
  if (date(at) === new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10))
    return versionWords.yesterday;
  const isThisYear = date(at).slice(0, 4) === today.slice(0, 4);
  return at.toLocaleDateString('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** The time of day of a version. */
export function timeOf({ updatedAt }: Version, timeZone?: string): string {
  return new Date(updatedAt).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** When a version was kept by this browser's clock; undefined where that shows what the studio's does. */
export function elsewhere({ updatedAt }: Version, timeZone: string | undefined): string | undefined {
  const here = formatShortMoment(updatedAt);
  return here === formatShortMoment(updatedAt, timeZone) ? undefined : here;
}

/** What a version is called wherever there is room for one line. */
export function rowName({ role, version }: VersionRow, timeZone?: string): string {
  if (role === 'draft') return versionWords.draft;
  if (!version) return '';
  const at = new Date(version.updatedAt).toLocaleDateString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
  });
  const when = `${at}, ${timeOf(version, timeZone)}`;
  return version.name ?? (role === 'live' ? `${versionWords.live} · ${when}` : when);
}

/** The one that it says most to compare a version with: the draft with what is live, any other one with the one before it. */
export function usualOther(rows: readonly VersionRow[], row: VersionRow): VersionRow | undefined {
  const live = rows.find(({ role }) => role === 'live');
  const kept = rows.filter(({ role }) => role !== 'draft');
  if (row.role === 'draft') return live ?? kept[0];
  const at = kept.indexOf(row);
  return kept[at + 1] ?? rows.find(({ role }) => role === 'draft');
}

/** The older one of two first: what is being edited is newer than all. */
export function inTime(one: VersionRow, other: VersionRow): readonly [VersionRow, VersionRow] {
  if (one.role === 'draft') return [other, one];
  if (other.role === 'draft') return [one, other];
  const [a, b] = [one.version?.updatedAt ?? '', other.version?.updatedAt ?? ''];
  return a.localeCompare(b, toolLanguage) <= 0 ? [one, other] : [other, one];
}
