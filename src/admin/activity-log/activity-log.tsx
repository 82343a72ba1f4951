import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { auditSubjects } from '#api/audit-action.ts';
import { type AuditEntry, undoAudit } from '#api/endpoints/audit.ts';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { type AuditFilter, auditQuery } from '../data/audit.ts';
import { peopleQuery } from '../data/people.ts';
import { SelectInput } from '../forms/select-input.tsx';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { api, useUser } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { resolvePersonName } from '../shared/person-name.ts';
import { DayByDay, LineOfDay } from '../site-history/day-by-day.tsx';
import { words } from '../words.ts';
import { activityLogWords } from './activity-log-words.ts';
import { formatAuditEntry } from './format-audit-entry.ts';
import './activity-log.css';

const say = activityLogWords;

/** All that members did. Entries that can be undone have an Undo button. */
export function ActivityLog({ isOwner }: { readonly isOwner: boolean }) {
  if (isOwner) return <Log />;
  return <Notice icon={<ScrollText />} title={say.ownersOnly} text={say.ownersOnlyHelp} />;
}

function Log() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const { data: timeZone } = useQuery(timeZoneQuery);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(filter),
  );
  const entries = data?.pages.flatMap((part) => part.entries);
  return (
    <>
      <p className="screen__lead">{say.lead}</p>
      <AuditTools filter={filter} onFilter={(next) => setSearch(writeFilter(next), { replace: true })} />
      {entries && timeZone !== undefined && (
        <Entries
          entries={entries}
          timeZone={timeZone}
          isFiltered={Object.values(filter).some((value) => value !== undefined)}
        />
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say.earlier}
        </Button>
      )}
      {(!data || timeZone === undefined) && !error && <Loading text={say.loading} />}
      {error && (
        <Notice title={say.failed} text={formatErrorMessage(error)} alert>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly AuditEntry[];
  readonly timeZone: string;
  readonly isFiltered: boolean;
}

function Entries({ entries, timeZone, isFiltered }: EntriesProps) {
  const { data: people } = useQuery(peopleQuery);
  const { isBusy, undo } = useUndo();
  if (entries.length === 0) {
    const [title, text] = isFiltered ? [say.nothingFound, say.nothingFoundHelp] : [say.empty, say.emptyHelp];
    return <Notice empty title={title} text={text} />;
  }
  return (
    <DayByDay lines={entries} timeZone={timeZone}>
      {(entry) => (
        <AuditLine
          key={entry.id}
          entry={entry}
          people={people}
          timeZone={timeZone}
          isBusy={isBusy}
          undo={(one, what) => void undo(one, what)}
        />
      )}
    </DayByDay>
  );
}

function readFilter(search: URLSearchParams): AuditFilter {
  return {
    subject: auditSubjects.find((one) => one === search.get('about')),
    actor: search.get('by') ?? undefined,
    target: search.get('of') ?? undefined,
  };
}

function writeFilter({ subject, actor, target }: AuditFilter): URLSearchParams {
  return new URLSearchParams({
    show: 'log',
    ...(subject && { about: subject }),
    ...(actor && { by: actor }),
    ...(target && { of: target }),
  });
}

/** Undoes entries of the log and shows a toast with the result or the error. */
function useUndo() {
  const client = useQueryClient();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  async function undo({ id }: AuditEntry, what: string): Promise<void> {
    setBusy(true);
    try {
      await api.call(undoAudit, { params: { id } });
      show({ text: activityLogWords.undone(what) });
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
    }
    // The entry may concern any data, so everything is refetched.
    await client.invalidateQueries();
    setBusy(false);
  }
  return { isBusy, undo };
}

interface AuditLineProps {
  readonly entry: AuditEntry;
  /** Undefined until loaded. */
  readonly people: readonly PersonInStudio[] | undefined;
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly undo: (entry: AuditEntry, what: string) => void;
}

/** One entry: when, what and by whom, with an undo button or a hint what to do instead. */
function AuditLine({ entry, people, timeZone, isBusy, undo }: AuditLineProps) {
  const user = useUser();
  const { at, actor, canUndo, undone } = entry;
  const { name, did, instead, by } = formatAuditEntry(entry);
  const formatActor = (email: string | null) =>
    email === null ? say.site : email === user?.email ? say.you : resolvePersonName(people, email);
  const what = `${name} ${did}`;
  return (
    <LineOfDay
      className="activity-log__line"
      at={at}
      timeZone={timeZone}
      what={
        <>
          <strong>{name}</strong> {did}
        </>
      }
      by={by !== undefined ? say.by(by) : actor === null ? say.bySite : say.by(formatActor(actor))}
    >
      {canUndo && (
        <Button
          variant="slim"
          disabled={isBusy}
          onClick={() => undo(entry, what)}
          aria-label={say.undoOf(what)}
        >
          {say.undo}
        </Button>
      )}
      {undone && <span className="activity-log__note">{say.undoneBy(formatActor(undone.by))}</span>}
      {!canUndo && !undone && instead !== '' && <span className="activity-log__note">{instead}</span>}
    </LineOfDay>
  );
}

interface AuditToolsProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
}

/** Filters of the log: subject, person, and the page if the screen was opened from one. */
function AuditTools({ filter, onFilter }: AuditToolsProps) {
  const { data: people = [] } = useQuery(peopleQuery);
  const { subject, actor, target } = filter;
  const isGone = actor !== undefined && actor !== 'site' && !people.some(({ email }) => email === actor);
  return (
    <div className="activity-log__tools">
      <SelectInput
        label={say.subject}
        value={subject ?? ''}
        onValue={(value) => onFilter({ ...filter, subject: auditSubjects.find((one) => one === value) })}
      >
        <option value="">{say.allSubjects}</option>
        {auditSubjects.map((one) => (
          <option key={one} value={one}>
            {say.subjects[one]}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label={say.actor}
        value={actor ?? ''}
        onValue={(value) => onFilter({ ...filter, actor: value === '' ? undefined : value })}
      >
        <option value="">{say.everybody}</option>
        {people.map(({ email, name }) => (
          <option key={email} value={email}>
            {name.trim() || email}
          </option>
        ))}
        {isGone && <option value={actor}>{actor}</option>}
        <option value="site">{say.site}</option>
      </SelectInput>
      {target !== undefined && (
        <Button onClick={() => onFilter({ ...filter, target: undefined })}>{say.allPages}</Button>
      )}
    </div>
  );
}
