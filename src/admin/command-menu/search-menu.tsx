import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { announce } from '../shared/announcer.tsx';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { PartFailed } from '../shared/part-failed.tsx';
import { words } from '../words.ts';
import type { SearchMenuFinder, SearchMenuItem, SearchMenuResults } from './search-menu-item.ts';
import './search-menu.css';

interface SearchMenuProps {
  readonly title: string;
  readonly placeholder: string;
  /** Finds the items for a query. */
  readonly find: (query: string) => SearchMenuResults;
  readonly close: () => void;
  readonly columns?: 1 | 2;
  /** Renders a preview of the active item, beside the list. */
  readonly aside?: (item: SearchMenuItem) => ReactNode;
  /** Called when the pointer presses an item that can be dragged out of the list. */
  readonly onPress?: (item: SearchMenuItem, start: PointerEvent, option: HTMLElement) => void;
  /** True while an item is dragged: the menu is hidden. */
  readonly isAway?: boolean;
}

export const searchMenuList = onDemand(() => import('./search-menu-list.tsx'));

/**
 * A list to choose from by typing, arrow keys and Enter, in groups. The input opens before the list is
 * loaded, and keeps what is typed by then.
 */
export function SearchMenu({ title, placeholder, find, close, columns = 1, ...rest }: SearchMenuProps) {
  const { aside, onPress, isAway = false } = rest;
  const { part, failed } = useOnDemand(searchMenuList);
  const [query, setQuery] = useState('');
  const field = { label: placeholder, query, onQuery: setQuery };
  const choose = (item: SearchMenuItem) => {
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
      className={classNames('search-menu', isAway && 'search-menu--away')}
      closeLabel={words.close}
      onClose={close}
    >
      {part ? (
        <part.SearchMenuList
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

function chooseFirst(found: SearchMenuResults, choose: (item: SearchMenuItem) => void): void {
  const first = found[0]?.[1][0];
  if (first) choose(first);
}

function EarlySearch({ label, query, onQuery, enter }: SearchMenuFinder & { readonly enter: () => void }) {
  return (
    <div className="search-menu__search">
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
