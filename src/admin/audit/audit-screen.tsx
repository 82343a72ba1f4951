import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { auditSubjects } from '#api/audit-action.ts';
import type { AuditEntry } from '#api/endpoints/audit.ts';
import { Button } from '#ui/button/button.tsx';
import { type AuditFilter, auditQuery } from '../data/audit.ts';
import { peopleQuery } from '../data/people.ts';
import { DayByDay } from '../history/day-by-day.tsx';
import { HistoryViews } from '../history/history-views.tsx';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { useRole } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { AuditLine } from './audit-line.tsx';
import { AuditTools } from './audit-tools.tsx';
import { auditWords } from './audit-words.ts';
import { useUndo } from './use-undo.ts';
import './audit.css';

const say = auditWords;

/** `/admin/history/log`: who did what, with the way back where there is one. */
export function AuditScreen() {
  const isOwner = useRole('owner');
  return (
    <div className="screen audit">
      <title>{`${say.title} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{say.title}</h1>
        <HistoryViews />
      </header>
      {isOwner ? <Log /> : <Notice icon={<ScrollText />} title={say.ownersOnly} text={say.ownersOnlyHelp} />}
    </div>
  );
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
      <p className="screen__lead">
        {say.lead} {say.noAutosaves}
      </p>
      <AuditTools filter={filter} onFilter={(next) => setSearch(writeFilter(next), { replace: true })} />
      {entries && timeZone !== undefined && (
        <Entries entries={entries} timeZone={timeZone} isFiltered={search.size > 0} />
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say.earlier}
        </Button>
      )}
      {(!data || timeZone === undefined) && !error && <Loading text={say.loading} />}
      {error && (
        <Notice title={say.failed} text={messageOf(error)} alert>
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
    ...(subject && { about: subject }),
    ...(actor && { by: actor }),
    ...(target && { of: target }),
  });
}
