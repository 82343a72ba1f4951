import { useQuery } from '@tanstack/react-query';
import { FileText, Plus, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { hierarchyQuery } from '../data/queries.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { NotFoundList } from './not-found-list.tsx';
import { PageLine } from './page-line.tsx';
import { filterRows, pageRows } from './page-tree.ts';
import './dashboard.css';

/** `/admin` and `/admin/dashboard`: all pages and cases. */
export function DashboardScreen() {
  const [query, setQuery] = useState('');
  return (
    <div className="screen">
      <title>{`${words.nav.pages} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{words.nav.pages}</h1>
        <SearchBox query={query} setQuery={setQuery} />
        <Link className="button button--secondary" to="/admin/cases/new">
          <Plus aria-hidden="true" />
          {words.dashboard.newCase}
        </Link>
        <Link className="button button--primary" to="/admin/pages/new">
          <Plus aria-hidden="true" />
          {words.dashboard.newPage}
        </Link>
      </header>
      <PageList query={query} />
      {query === '' && <NotFoundList />}
    </div>
  );
}

function SearchBox({
  query,
  setQuery,
}: {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <span className="form-input search-box">
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={words.dashboard.search}
        placeholder={words.dashboard.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
      {query === '' && <kbd className="key">/</kbd>}
    </span>
  );
}

function PageList({ query }: { readonly query: string }) {
  const { data, error, refetch } = useQuery(hierarchyQuery);
  const rows = useMemo(() => pageRows(data ?? []), [data]);
  const found = useMemo(() => filterRows(rows, query), [rows, query]);
  if (error && !data) {
    return (
      <Notice title={words.dashboard.failed} text={messageOf(error)} alert>
        <Button variant="primary" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Loading text={words.dashboard.loading} />;
  if (rows.length === 0)
    return <Notice icon={<FileText />} title={words.dashboard.empty} text={words.dashboard.emptyHelp} />;
  if (found.length === 0) return <Notice icon={<Search />} title={words.dashboard.none(query)} />;
  return (
    <table className="page-list" onKeyDown={walk}>
      <thead>
        <tr>
          <th scope="col">{words.dashboard.columns.title}</th>
          <th scope="col">{words.dashboard.columns.address}</th>
          <th scope="col">{words.dashboard.columns.languages}</th>
          <th scope="col">{words.dashboard.columns.status}</th>
          <th scope="col">{words.dashboard.columns.edited}</th>
          <th scope="col">
            <span className="visually-hidden">{words.dashboard.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map((row) => (
          <PageLine key={row.page.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** Up and down go from page to page. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.page-list__link')];
  const index = links.indexOf(event.target as HTMLElement);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  links[index + step]?.focus();
}
