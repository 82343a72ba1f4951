import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { historyQuery } from '../data/history.ts';
import { cityOf } from '../schedule/moment-words.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { HistoryLines } from './history-lines.tsx';
import { HistoryViews } from './history-views.tsx';
import { historyWords } from './history-words.ts';
import { LookBackForm } from './look-back-form.tsx';
import { PageFilter } from './page-filter.tsx';
import './history.css';

const say = historyWords;

/** `/admin/history`: what visitors saw change, day by day, and the site as it stood. */
export function HistoryScreen() {
  const { data: timeZone, error, refetch } = useQuery(timeZoneQuery);
  return (
    <div className="screen history">
      <title>{`${words.nav.history} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{words.nav.history}</h1>
        <HistoryViews />
      </header>
      {timeZone !== undefined && <SiteHistory timeZone={timeZone} />}
      {timeZone === undefined && !error && <Loading text={say.loading} />}
      {timeZone === undefined && error && <Failed error={error} again={() => void refetch()} />}
    </div>
  );
}

function SiteHistory({ timeZone }: { readonly timeZone: string }) {
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
        {say.lead} {say.clock(cityOf(timeZone))}
      </p>
      <div className="history__tools">
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
    <Notice title={say.failed} text={messageOf(error)} alert>
      <Button onClick={again}>{words.tryAgain}</Button>
    </Notice>
  );
}
