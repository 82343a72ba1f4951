import { useRef } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { SearchBox } from '../../shared/search-box.tsx';
import { libraryWords } from '../library-words.ts';
import { type MediaColor, mediaColors } from '../media-colors.ts';
import { filterMedia, type MediaFilter, type MediaGroup, mediaGroups, mediaOrders } from '../media-filter.ts';
import { mediaWords } from '../media-words.ts';
import { listTagChoices, withTagPressed } from '../tags/tag-choices.ts';

interface MediaToolsProps {
  readonly files: readonly Media[];
  readonly filter: MediaFilter;
  readonly setFilter: (filter: MediaFilter) => void;
  /** Groups of `files`. */
  readonly groups?: readonly MediaGroup[];
}

const say = libraryWords;

/** Search and filters of the library, with the number of files that each would show. */
export function MediaTools({ files, filter, setFilter, groups = mediaGroups }: MediaToolsProps) {
  const search = useRef<HTMLInputElement>(null);
  const countWith = (changes: Partial<MediaFilter>) => filterMedia(files, { ...filter, ...changes }).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that do not know <search> would say nothing of it
    <div role="search" className="media-tools">
      <SearchBox
        label={mediaWords.search}
        input={search}
        query={filter.query}
        setQuery={(query) => setFilter({ ...filter, query })}
        goToFirst={() => document.querySelector<HTMLElement>('.media-tile, .media-row')?.focus()}
      />
      <fieldset className="media-tools__choices" aria-label={say.kind}>
        {(groups.length > 1 ? [undefined, ...groups] : []).map((group) => (
          <Choice
            key={group ?? 'all'}
            label={getGroupLabel(group)}
            count={countWith({ group })}
            isOn={filter.group === group}
            onPress={() => setFilter({ ...filter, group })}
          />
        ))}
        <Choice
          label={say.unused}
          count={countWith({ isUnused: true })}
          isOn={filter.isUnused}
          onPress={() => setFilter({ ...filter, isUnused: !filter.isUnused })}
        />
        <Choice
          label={say.undescribed}
          count={countWith({ isUndescribed: true })}
          isOn={filter.isUndescribed}
          onPress={() => setFilter({ ...filter, isUndescribed: !filter.isUndescribed })}
        />
      </fieldset>
      <TagChoices files={files} filter={filter} setFilter={setFilter} />
    </div>
  );
}

/** Filter by tags. A file must have all selected ones. */
function TagChoices({ files, filter, setFilter }: Omit<MediaToolsProps, 'groups'>) {
  const choices = listTagChoices(files, filter);
  if (choices.length === 0) return null;
  return (
    <fieldset className="media-tools__choices" aria-label={say.tags.label}>
      {choices.map(({ tag, count, isOn }) => (
        <Choice
          key={tag}
          label={tag}
          count={count}
          isOn={isOn}
          onPress={() => setFilter({ ...filter, tags: withTagPressed(filter.tags, tag) })}
        />
      ))}
    </fieldset>
  );
}

/** Filter by colour. Only colours of existing files are offered. */
export function ColorFilter({ files, filter, setFilter }: Omit<MediaToolsProps, 'groups'>) {
  const countWith = (color: MediaColor) => filterMedia(files, { ...filter, color }).length;
  const there = mediaColors.filter((color) => color === filter.color || countWith(color) > 0);
  if (there.length === 0) return null;
  return (
    <span className="form-input media-choose">
      <select
        aria-label={say.color}
        value={filter.color ?? ''}
        onChange={(event) => {
          const color = mediaColors.find((one) => one === event.target.value);
          setFilter({ ...filter, color });
        }}
      >
        <option value="">{say.anyColor}</option>
        {there.map((color) => (
          <option key={color} value={color}>
            {say.colorWith(say.colors[color], countWith(color))}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Sort order of the files. */
export function OrderInput({ filter, setFilter }: Omit<MediaToolsProps, 'files' | 'groups'>) {
  return (
    <span className="form-input media-choose">
      <select
        aria-label={say.order}
        value={filter.order}
        onChange={(event) => {
          const order = mediaOrders.find((one) => one === event.target.value);
          if (order) setFilter({ ...filter, order });
        }}
      >
        {mediaOrders.map((order) => (
          <option key={order} value={order}>
            {say.orders[order]}
          </option>
        ))}
      </select>
    </span>
  );
}

function getGroupLabel(group: MediaGroup | undefined): string {
  return say.kinds[group ?? 'all'];
}

interface ChoiceProps {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Choice({ label, count, isOn, onPress }: ChoiceProps) {
  return (
    <button type="button" className="media-choice" aria-pressed={isOn} onClick={onPress}>
      {label} <span className="media-choice__count">{count}</span>
    </button>
  );
}
