import { ListFilter } from 'lucide-react';
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type Selection,
} from 'react-aria-components';
import type { PageRow } from '../page-tree.ts';
import {
  countWith,
  type FilterGroup,
  type FilterValue,
  filterGroups,
  groupNames,
  listChosenValues,
  type PageFilter,
} from './page-filters.ts';
import '../../shared/menu/menu.css';
import { pageListWords } from './list-words.ts';

interface FilterMenuProps {
  /** All pages, unfiltered. */
  readonly rows: readonly PageRow[];
  readonly filter: PageFilter;
  readonly setFilter: (filter: PageFilter) => void;
}

const say = pageListWords.filters;

/** Lists all filters, each with the number of pages it would show. */
export function FilterMenu({ rows, filter, setFilter }: FilterMenuProps) {
  const count = listChosenValues(filter).length;
  return (
    <MenuTrigger>
      <Button className="button button--secondary filter-button">
        <ListFilter aria-hidden="true" />
        <span className="head-label">{say.button}</span>
        {count > 0 && <span className="filter-button__count">{count}</span>}
      </Button>
      <Popover className="menu-popover react-aria-Popover" placement="bottom end" offset={4}>
        <Menu className="menu filter-menu" aria-label={say.title} selectionMode="multiple">
          {groupNames.map((group) => (
            <MenuSection
              key={group}
              className="menu__section"
              selectionMode="multiple"
              selectedKeys={filter.chosen[group]}
              onSelectionChange={(keys) => setFilter(withGroup(filter, group, keys))}
            >
              <Header className="menu__header">{say.groups[group]}</Header>
              {filterGroups[group].map((value) => (
                <FilterItem key={value} value={value} count={countWith(rows, filter, value)} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function FilterItem({ value, count }: { readonly value: FilterValue; readonly count: number }) {
  return (
    <MenuItem id={value} className="menu__item menu__item--check" textValue={say.values[value]}>
      <span className="menu__check" aria-hidden="true" />
      {say.values[value]}
      <span className="menu__count">{count}</span>
    </MenuItem>
  );
}

function withGroup(filter: PageFilter, group: FilterGroup, keys: Selection): PageFilter {
  const all: readonly FilterValue[] = filterGroups[group];
  const chosen = all.filter((value) => keys === 'all' || keys.has(value));
  return { ...filter, chosen: { ...filter.chosen, [group]: chosen } };
}
