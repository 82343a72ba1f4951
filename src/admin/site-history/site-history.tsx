import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getSiteHistoryAt, type HistoryLine } from '#api/endpoints/history.ts';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { listMoments, toMomentAfterGap, toWallTime, type WallTime } from '#content/time-zone.ts';
import { Button } from '#ui/button/button.tsx';
import { historyQuery } from '../data/history.ts';
import { peopleQuery } from '../data/people.ts';
import { pagesQuery } from '../data/queries.ts';
import { DateInput } from '../forms/date/date-input.tsx';
import { SelectInput } from '../forms/select-input.tsx';
import { formatDateTime, getZoneCity } from '../schedule/moment-words.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { api, useUser } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { resolvePersonName } from '../shared/person-name.ts';
import { words } from '../words.ts';
import { DayByDay, LineOfDay } from './day-by-day.tsx';
import { joinWithAnd, siteHistoryWords } from './site-history-words.ts';
import './site-history.css';

const say = siteHistoryWords;

/** Changes to the live site, by day, with links to the site at any past moment. */
export function SiteHistory() {
  const { data: timeZone, error, refetch } = useQuery(timeZoneQuery);
  if (timeZone !== undefined) return <HistoryInZone timeZone={timeZone} />;
  return error ? <Failed error={error} again={() => void refetch()} /> : <Loading text={say.loading} />;
}

function HistoryInZone({ timeZone }: { readonly timeZone: string }) {
  const [search, setSearch] = useSearchParams();
  const page = search.get('page') ?? undefined;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(page),
  );
  const lines = data?.pages.flatMap((part) => part.lines);
  const since = data?.pages[0]?.since ?? undefined;
  return (
    <>
      <p className="screen__lead">
        {say.lead} {say.clock(getZoneCity(timeZone))}
      </p>
      <div className="site-history__tools">
        <PageFilter page={page} onPage={(id) => setSearch(id === '' ? {} : { page: id })} lines={lines} />
        <LookBackForm page={page} since={since} timeZone={timeZone} />
      </div>
      {lines && <HistoryLines lines={lines} timeZone={timeZone} />}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say.earlier}
        </Button>
      )}
      {!data && !error && <Loading text={say.loading} />}
      {error && <Failed error={error} again={() => void refetch()} />}
    </>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly again: () => void;
}

function Failed({ error, again }: FailedProps) {
  return (
    <Notice title={say.failed} text={formatErrorMessage(error)} alert>
      <Button onClick={again}>{words.tryAgain}</Button>
    </Notice>
  );
}

interface HistoryLinesProps {
  readonly lines: readonly HistoryLine[];
  readonly timeZone: string;
}

function HistoryLines({ lines, timeZone }: HistoryLinesProps) {
  const { data: people } = useQuery(peopleQuery);
  if (lines.length === 0) return <Notice empty title={say.empty} text={say.emptyHelp} />;
  return (
    <DayByDay lines={lines} timeZone={timeZone}>
      {(line) => <HistoryEntry key={line.revision} line={line} people={people} timeZone={timeZone} />}
    </DayByDay>
  );
}

interface HistoryEntryProps {
  readonly line: HistoryLine;
  /** Undefined until loaded. */
  readonly people: readonly PersonInStudio[] | undefined;
  readonly timeZone: string;
}

/** An entry: the time, the change visitors saw, the person, and a link to the site after it. */
function HistoryEntry({ line, people, timeZone }: HistoryEntryProps) {
  const user = useUser();
  const { at, actor, look } = line;
  const by = actor === null ? '' : say.by(actor === user?.email ? say.you : resolvePersonName(people, actor));
  return (
    <LineOfDay
      className="site-history__line"
      at={at}
      timeZone={timeZone}
      what={describeHistoryLine(line).map(({ names, verbs }, index) => (
        <Fragment key={names + verbs}>
          {index > 0 && ' · '}
          <strong>{names}</strong> {verbs}
        </Fragment>
      ))}
      by={by}
    >
      <a
        className="site-history__look"
        href={look}
        target="_blank"
        rel="noopener"
        aria-label={say.lookAt(formatDateTime(at, timeZone))}
      >
        {say.look}
      </a>
    </LineOfDay>
  );
}

/** The subject of an entry, and its change. */
interface Sentence {
  readonly names: string;
  readonly verbs: string;
}

/** Describes an entry. Pages with the same change share a sentence. */
export function describeHistoryLine({ began, pages, pageCount, settings }: HistoryLine): Sentence[] {
  if (began) return [{ names: say.began, verbs: say.beganWith(pageCount) }];
  const groups = new Map<string, string[]>();
  for (const { title, identifier, changes } of pages) {
    const name = resolveText(title ?? '', defaultLanguage).trim() || identifier;
    const verbs = joinWithAnd(changes.map((change) => say.changes[change]));
    groups.set(verbs, [...(groups.get(verbs) ?? []), name]);
  }
  const unnamed = pageCount - pages.length;
  const sentences = [...groups].map(([verbs, names], index) => ({
    names: joinWithAnd(index === groups.size - 1 && unnamed > 0 ? [...names, say.more(unnamed)] : names),
    verbs,
  }));
  return settings ? [...sentences, { names: say.settings, verbs: say.changes.content }] : sentences;
}

interface LookBackFormProps {
  /** The page at which the site opens. */
  readonly page: string | undefined;
  /** The start of the history. */
  readonly since: string | undefined;
  readonly timeZone: string;
}

/** Opens the site as it was at any moment, in a new tab. */
function LookBackForm({ page, since, timeZone }: LookBackFormProps) {
  const [moment, setMoment] = useState('');
  const { look, issue, isPending } = useLook({ page, since, timeZone });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    look(moment);
  };
  return (
    <form className="site-history__moment" aria-label={say.moment} onSubmit={submit} noValidate>
      <DateInput
        label={say.moment}
        kind="date-time"
        value={moment}
        onValue={setMoment}
        min={since && formatInputTime(new Date(since), timeZone)}
        max={formatInputTime(new Date(), timeZone)}
        issue={issue}
      />
      <Button type="submit" busy={isPending}>
        {say.lookBack}
      </Button>
    </form>
  );
}

function useLook({ page, since, timeZone }: LookBackFormProps) {
  const [unsaid, setUnsaid] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ at }: { readonly at: Date; readonly tab: Window | null }) =>
      (await api.call(getSiteHistoryAt, { query: { at: at.toISOString(), page } })).data,
    onSuccess: ({ look }, { tab }) => {
      if (tab) tab.location.href = look;
      else location.assign(look);
    },
    onError: (_error, { tab }) => tab?.close(),
  });
  function look(moment: string): void {
    const chosen = readChosenMoment(moment, { timeZone, since, now: new Date() });
    setUnsaid('issue' in chosen ? chosen.issue : undefined);
    // The tab is opened during the click event: browsers block windows that open later.
    if ('at' in chosen) mutate({ at: chosen.at, tab: window.open('', '_blank') });
  }
  return { look, issue: unsaid ?? (error ? formatErrorMessage(error) : undefined), isPending };
}

/** The limits of a valid moment. */
interface MomentLimits {
  /** The studio's time zone. */
  readonly timeZone: string;
  /** Start of the history in ISO 8601; undefined before its first entry. */
  readonly since: string | undefined;
  readonly now: Date;
}

type ChosenMoment = { readonly at: Date } | { readonly issue: string };

/** ms. The input has a precision of minutes, and includes changes within the chosen one. */
const minute = 60_000;

/** Reads the moment from a date and time input, by the studio's clock; or the reason it can't be shown. */
export function readChosenMoment(value: string, { timeZone, since, now }: MomentLimits): ChosenMoment {
  const wall = parseWallTime(value);
  const begin = wall && (listMoments(wall, timeZone).at(-1) ?? toMomentAfterGap(wall, timeZone));
  if (!begin) return { issue: say.noMoment };
  if (begin > now) return { issue: say.notYet };
  const at = new Date(Math.min(begin.getTime() + minute - 1, now.getTime()));
  if (since !== undefined && at.toISOString() < since) {
    return { issue: say.tooEarly(formatDateTime(since, timeZone)) };
  }
  return { at };
}

/** Formats a moment for a date field: `2026-11-22T14:05`. */
export function formatInputTime(at: Date, timeZone: string): string {
  const { date, time } = toWallTime(at, timeZone);
  return `${date}T${time}`;
}

function parseWallTime(value: string): WallTime | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return date === undefined || time === undefined ? undefined : { date, time };
}

interface PageFilterProps {
  readonly page: string | undefined;
  readonly onPage: (id: string) => void;
  readonly lines: readonly HistoryLine[] | undefined;
}

/** Filters the history by page. */
function PageFilter({ page, onPage, lines }: PageFilterProps) {
  const { data } = useQuery(pagesQuery);
  const pages = (data ?? []).map(({ id, title, identifier }) => ({
    id,
    name: resolveText(title, defaultLanguage) || identifier,
  }));
  const sorted = pages.toSorted((a, b) => a.name.localeCompare(b.name));
  const gone = page !== undefined && data && !pages.some(({ id }) => id === page);
  return (
    <SelectInput label={say.filter} value={page ?? ''} onValue={onPage}>
      <option value="">{say.allPages}</option>
      {gone && <option value={page}>{getDeletedPageName(page, lines)}</option>}
      {sorted.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

/** Returns the name of a page that is trashed or deleted, from its history. */
function getDeletedPageName(page: string, lines: readonly HistoryLine[] = []): string {
  const changed = lines.flatMap(({ pages }) => pages).find(({ id }) => id === page);
  return say.gone(
    (changed && (resolveText(changed.title ?? '', defaultLanguage) || changed.identifier)) ?? page,
  );
}
