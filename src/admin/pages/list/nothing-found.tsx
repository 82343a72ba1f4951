import { Languages } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '../../shared/notice.tsx';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { pageListWords } from './list-words.ts';
import {
  chosenValues,
  filterPageRows,
  isToTranslate,
  noPageFilter,
  type PageFilter,
  toggled,
  withToTranslate,
} from './page-filters.ts';

interface NothingFoundProps {
  /** All pages there are. */
  readonly rows: readonly PageRow[];
  readonly filter: PageFilter;
  readonly setFilter: (filter: PageFilter) => void;
}

const say = pageListWords.filters;

/** No page passes: which of the filters would have to go, and what there would be then. */
export function NothingFound({ rows, filter, setFilter }: NothingFoundProps) {
  const query = filter.query.trim();
  const values = chosenValues(filter);
  if (values.length === 0) {
    return (
      <Notice empty title={pagesWords.none(query)}>
        <Button onClick={() => setFilter(noPageFilter)}>{pagesWords.showAll}</Button>
      </Notice>
    );
  }
  const restOf = chosenValues(withToTranslate(filter, false));
  if (isToTranslate(filter) && query === '' && restOf.length === 0) {
    return (
      <Notice icon={<Languages />} title={pagesWords.allTranslated} text={pagesWords.allTranslatedHelp}>
        <Button onClick={() => setFilter(noPageFilter)}>{pagesWords.showAll}</Button>
      </Notice>
    );
  }
  const lifts = liftsOf(rows, filter);
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

/** The search and the filters without which there would be something. What is to be translated is one of them. */
function liftsOf(rows: readonly PageRow[], filter: PageFilter) {
  const query = filter.query.trim();
  const values = chosenValues(isToTranslate(filter) ? withToTranslate(filter, false) : filter);
  const lifts = [
    ...(query === '' ? [] : [{ name: say.search(query), filter: { ...filter, query: '' } }]),
    ...(isToTranslate(filter) ? [{ name: say.toTranslate, filter: withToTranslate(filter, false) }] : []),
    ...values.map((value) => ({ name: say.values[value], filter: toggled(filter, value, false) })),
  ];
  return lifts
    .map((lift) => ({ ...lift, count: filterPageRows(rows, lift.filter).length }))
    .filter(({ count }) => count > 0);
}
