import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { announce } from '../shared/announcer.tsx';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { PartFailed } from '../shared/part-failed.tsx';
import { words } from '../words.ts';
import type { PaletteItem, PaletteResults, PaletteSearch } from './palette-item.ts';
import './palette.css';

interface PaletteProps {
  readonly title: string;
  readonly placeholder: string;
  /** What there is for what has been typed. */
  readonly find: (query: string) => PaletteResults;
  readonly close: () => void;
  readonly columns?: 1 | 2;
  /** What there is to see of the item that Enter takes, beside the list. */
  readonly aside?: (item: PaletteItem) => ReactNode;
  /** An item is pressed that can be dragged out of the list. */
  readonly onPress?: (item: PaletteItem, start: PointerEvent, option: HTMLElement) => void;
  /** Out of sight, while an item is on its way. */
  readonly isAway?: boolean;
}

export const paletteList = onDemand(() => import('./palette-list.tsx'));

/**
 * A list to choose from by typing, arrow keys and Enter, in groups. It opens at once: who types before the list is
 * there types into the same search.
 */
export function Palette({ title, placeholder, find, close, columns = 1, ...rest }: PaletteProps) {
  const { aside, onPress, isAway = false } = rest;
  const { part, failed } = useOnDemand(paletteList);
  const [query, setQuery] = useState('');
  const field = { label: placeholder, query, onQuery: setQuery };
  const choose = (item: PaletteItem) => {
    if (item.unavailable !== undefined) {
      announce(item.unavailable);
      return;
    }
    close();
    item.run();
  };
  return (
    <Modal
      title={title}
      hideTitle
      size={aside ? 'large' : 'medium'}
      className={classNames('palette', isAway && 'palette--away')}
      closeLabel={words.close}
      onClose={close}
    >
      {part ? (
        <part.PaletteList
          {...field}
          title={title}
          find={find}
          columns={columns}
          choose={choose}
          aside={aside}
          onPress={onPress}
        />
      ) : (
        <EarlySearch {...field} enter={() => chooseFirst(find(query), choose)} />
      )}
      {failed && <PartFailed />}
    </Modal>
  );
}

function chooseFirst(found: PaletteResults, choose: (item: PaletteItem) => void): void {
  const first = found[0]?.[1][0];
  if (first) choose(first);
}

function EarlySearch({ label, query, onQuery, enter }: PaletteSearch & { readonly enter: () => void }) {
  return (
    <div className="palette__search">
      <Search aria-hidden="true" />
      <input
        data-autofocus
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && enter()}
      />
    </div>
  );
}
