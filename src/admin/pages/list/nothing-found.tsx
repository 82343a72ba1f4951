import { Languages } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '../../shared/notice.tsx';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { pageListWords } from './list-words.ts';
import {
  filterPageRows,
  isToTranslate,
  listChosenValues,
  noPageFilter,
  type PageFilter,
  toggleFilter,
  withToTranslate,
} from './page-filters.ts';

interface NothingFoundProps {
  /** All pages, unfiltered. */
  readonly rows: readonly PageRow[];
  readonly filter: PageFilter;
  readonly setFilter: (filter: PageFilter) => void;
}

const say = pageListWords.filters;

/** Empty state of the list: names the filters to remove, each with the number of pages it would show then. */
export function NothingFound({ rows, filter, setFilter }: NothingFoundProps) {
  const query = filter.query.trim();
  const values = listChosenValues(filter);
  if (values.length === 0) {
    return (
      <Notice empty title={pagesWords.none(query)}>
        <Button onClick={() => setFilter(noPageFilter)}>{pagesWords.showAll}</Button>
      </Notice>
    );
  }
  const restOf = listChosenValues(withToTranslate(filter, false));
  if (isToTranslate(filter) && query === '' && restOf.length === 0) {
    return (
      <Notice icon={<Languages />} title={pagesWords.allTranslated} text={pagesWords.allTranslatedHelp}>
        <Button onClick={() => setFilter(noPageFilter)}>{pagesWords.showAll}</Button>
      </Notice>
    );
  }
  const lifts = listRemovableFilters(rows, filter);
  return (
    <Notice
      empty
      title={restOf.length === 0 ? pagesWords.none(query) : say.none}
      text={lifts.length > 0 ? say.noneHelp : undefined}
    >
      {lifts.map(({ name, filter: lifted, count }) => (
        <Button key={name} onClick={() => setFilter(lifted)}>
          {say.without(name, count)}
        </Button>
      ))}
      {lifts.length === 0 && <Button onClick={() => setFilter(noPageFilter)}>{pagesWords.showAll}</Button>}
    </Notice>
  );
}

/** Lists the filters, and the search, whose removal gives results. All translation filters count as one. */
function listRemovableFilters(rows: readonly PageRow[], filter: PageFilter) {
  const query = filter.query.trim();
  const values = listChosenValues(isToTranslate(filter) ? withToTranslate(filter, false) : filter);
  const lifts = [
    ...(query === '' ? [] : [{ name: say.search(query), filter: { ...filter, query: '' } }]),
    ...(isToTranslate(filter) ? [{ name: say.toTranslate, filter: withToTranslate(filter, false) }] : []),
    ...values.map((value) => ({ name: say.values[value], filter: toggleFilter(filter, value, false) })),
  ];
  return lifts
    .map((lift) => ({ ...lift, count: filterPageRows(rows, lift.filter).length }))
    .filter(({ count }) => count > 0);
}
