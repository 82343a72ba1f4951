import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List, Plus, Replace } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { hierarchyQuery } from '../../data/hierarchy-query.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { Loading } from '../../shared/loading.tsx';
import { destinations } from '../../shared/navigation.ts';
import { Notice } from '../../shared/notice.tsx';
import { SearchBox } from '../../shared/search-box.tsx';
import { Segments } from '../../shared/segments.tsx';
import { SelectButton } from '../../shared/selecting/select-button.tsx';
import { useFilterInAddress } from '../../shared/use-filter-in-address.ts';
import { words } from '../../words.ts';
import { buildPageRows } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { ToTranslate } from '../to-translate.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { isFiltered, isToTranslate, readFilter, withToTranslate, writeFilter } from './page-filters.ts';
import { PagesWithTools } from './pages-with-tools.tsx';
import './dashboard.css';
import { setListView, useListView } from './list-view.ts';
import { pageListWords } from './list-words.ts';

const viewOptions = [
  { value: 'list', label: pageListWords.list.views.list, icon: List },
  { value: 'cases', label: pageListWords.list.views.cases, icon: LayoutGrid },
] as const;

interface DashboardScreenProps {
  /** Shown between the title and the list; hidden while searching. */
  readonly above?: ReactNode;
}

const filterInAddress = { read: readFilter, write: writeFilter };

/** Lists all pages and cases. */
export function DashboardScreen({ above }: DashboardScreenProps) {
  const [filter, setFilter] = useFilterInAddress(filterInAddress);
  const [isSelecting, setSelecting] = useState(false);
  const view = useListView();
  const search = useRef<HTMLInputElement>(null);
  const pages = useQuery(hierarchyQuery);
  const rows = useMemo(() => pages.data && buildPageRows(pages.data), [pages.data]);
  const find = () => {
    search.current?.focus();
    search.current?.select();
  };
  return (
    <div className="screen">
      <title>{`${destinations.pages.label} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{destinations.pages.label}</h1>
        {rows && (
          <ToTranslate
            rows={rows}
            only={isToTranslate(filter)}
            onOnly={(only) => setFilter(withToTranslate(filter, only))}
          />
        )}
        <SearchBox
          label={pagesWords.search}
          input={search}
          query={filter.query}
          setQuery={(query) => setFilter({ ...filter, query })}
          goToFirst={() => document.querySelector<HTMLElement>('.page-list__line')?.focus()}
        />
        <Link
          className="icon-button"
          to="/admin/find-replace"
          aria-label={pagesWords.findReplace}
          title={pagesWords.findReplace}
        >
          <Replace aria-hidden="true" />
        </Link>
        {rows && <FilterMenu rows={rows} filter={filter} setFilter={setFilter} />}
        {view === 'list' && <SelectButton isSelecting={isSelecting} onSelecting={setSelecting} />}
        <Segments label={pageListWords.list.view} options={viewOptions} value={view} onValue={setListView} />
        <Link className="button button--secondary" to="/admin/pages/new">
          <Plus aria-hidden="true" />
          {pagesWords.newPage}
        </Link>
        <Link className="button button--primary" to="/admin/cases/new">
          <Plus aria-hidden="true" />
          {pagesWords.newCase}
        </Link>
      </header>
      {!isFiltered(filter) && above}
      {rows ? (
        <PagesWithTools
          rows={rows}
          view={view}
          filter={filter}
          setFilter={setFilter}
          isSelecting={isSelecting}
          setSelecting={setSelecting}
          find={find}
        />
      ) : (
        <NoPagesYet error={pages.error} tryAgain={() => void pages.refetch()} />
      )}
    </div>
  );
}

interface NoPagesYetProps {
  readonly error: Error | null;
  readonly tryAgain: () => void;
}

function NoPagesYet({ error, tryAgain }: NoPagesYetProps) {
  if (!error) return <Loading text={pagesWords.loading} />;
  return (
    <Notice title={pagesWords.failed} text={formatErrorMessage(error)} alert>
      <Button variant="primary" onClick={tryAgain}>
        {words.tryAgain}
      </Button>
    </Notice>
  );
}
