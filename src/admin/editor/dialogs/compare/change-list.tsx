import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { languages } from '#content/language/language.ts';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import { type ChangeActions, ChangeCheck, Group } from './change-group.tsx';
import { compareWords } from './compare-words.ts';
import type { ChangeGroup } from './described-change.ts';
import './changes.css';

interface ChangeListProps extends ChangeActions {
  readonly groups: readonly ChangeGroup[];
}

type Filter = 'all' | (typeof languages)[number];

/** Groups that are rendered at a time: the list grows when it is scrolled to its end. */
const atOnce = 40;

/** List of changes by block, in all languages or one. */
export function ChangeList({ groups, ...how }: ChangeListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const all = useId();
  const shown = filter === 'all' ? groups : filterByLanguage(groups, filter);
  const countChanges = (list: readonly ChangeGroup[]) =>
    list.reduce((sum, { changes }) => sum + changes.length, 0);
  const options = (['all', ...languages] as const).map((value) => ({
    value,
    label: `${value === 'all' ? compareWords.allLanguages : words.languages[value]} ${countChanges(value === 'all' ? groups : filterByLanguage(groups, value))}`,
  }));
  return (
    <div className="changes">
      <Segments label={compareWords.language} options={options} value={filter} onValue={setFilter} />
      {how.choice && shown.length > 0 && (
        <div className="changes__all">
          <ChangeCheck id={all} label={formatAllLabel(filter)} keys={listKeys(shown)} choice={how.choice} />
          <label htmlFor={all}>{formatAllLabel(filter)}</label>
        </div>
      )}
      {shown.length === 0 && <p className="changes__none">{compareWords.none}</p>}
      <Growing
        key={filter}
        items={shown}
        render={(group) => <Group key={group.blockId} group={group} {...how} />}
      />
    </div>
  );
}

const formatAllLabel = (filter: Filter) =>
  filter === 'all' ? compareWords.goesLiveAll : compareWords.goesLiveIn(words.languages[filter]);

const listKeys = (groups: readonly ChangeGroup[]) =>
  groups.flatMap(({ changes }) => changes.map(({ key }) => key));

/** Filters changes of texts in one language. Changes that apply to all languages are left out. */
function filterByLanguage(groups: readonly ChangeGroup[], language: string): readonly ChangeGroup[] {
  return groups.flatMap((group) => {
    const changes = group.changes.filter((change) => change.language === language);
    return changes.length > 0 ? [{ ...group, changes }] : [];
  });
}

interface GrowingProps<Item> {
  readonly items: readonly Item[];
  readonly render: (item: Item) => ReactNode;
}

function Growing<Item>({ items, render }: GrowingProps<Item>) {
  const [many, setMany] = useState(atOnce);
  const end = useRef<HTMLLIElement>(null);
  const isAll = many >= items.length;
  useEffect(() => {
    if (isAll || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setMany(many + atOnce), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAll, many]);
  return (
    <ol className="changes__list">
      {items.slice(0, many).map(render)}
      {!isAll && <li ref={end} className="changes__end" aria-hidden="true" />}
    </ol>
  );
}
