import { useQuery } from '@tanstack/react-query';
import type { HistoryLine } from '#api/endpoints/history.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { pagesQuery } from '../data/queries.ts';
import { SelectInput } from '../forms/select-input.tsx';
import { historyWords } from './history-words.ts';

const say = historyWords;

interface PageFilterProps {
  readonly page: string | undefined;
  readonly onPage: (id: string) => void;
  readonly lines: readonly HistoryLine[] | undefined;
}

/** Which page the history is about: all of them, or one. */
export function PageFilter({ page, onPage, lines }: PageFilterProps) {
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
      {gone && <option value={page}>{nameOfGone(page, lines)}</option>}
      {sorted.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

/** A page in the trash, or deleted for good, is called what its history calls it. */
function nameOfGone(page: string, lines: readonly HistoryLine[] = []): string {
  const changed = lines.flatMap(({ pages }) => pages).find(({ id }) => id === page);
  return say.gone(
    (changed && (resolveText(changed.title ?? '', defaultLanguage) || changed.identifier)) ?? page,
  );
}
