import { X } from 'lucide-react';
import { listWords } from './list-words.ts';
import {
  chosenValues,
  type FilterValue,
  isToTranslate,
  noFilter,
  type PageFilter,
  toggled,
} from './page-filters.ts';

interface FilterChipsProps {
  readonly filter: PageFilter;
  readonly setFilter: (filter: PageFilter) => void;
  /** How many pages are shown. */
  readonly found: number;
}

const say = listWords.filters;

/** The filters that are on, each of which a press takes off. */
export function FilterChips({ filter, setFilter, found }: FilterChipsProps) {
  const shown = shownValues(filter);
  if (shown.length === 0) return null;
  return (
    <div className="filter-chips">
      {shown.map((value) => (
        <button
          key={value}
          type="button"
          className="filter-chip"
          aria-label={say.lift(say.values[value])}
          onClick={() => setFilter(toggled(filter, value, false))}
        >
          {say.values[value]}
          <X aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        className="text-button"
        onClick={() => setFilter({ ...noFilter, query: filter.query })}
      >
        {say.clear}
      </button>
      <span className="filter-chips__found" role="status">
        {listWords.list.found(found)}
      </span>
    </div>
  );
}

/** What is to be translated has a button of its own. */
function shownValues(filter: PageFilter): readonly FilterValue[] {
  return isToTranslate(filter)
    ? chosenValues({ ...filter, chosen: { ...filter.chosen, language: [] } })
    : chosenValues(filter);
}
