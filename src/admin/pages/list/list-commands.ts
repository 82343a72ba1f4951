import type { SearchMenuItem } from '../../command-menu/search-menu-item.ts';
import { formatStroke } from '../../shared/keystroke.ts';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { publishState } from '../publish-state.ts';
import { pageListWords } from './list-words.ts';
import { filterGroups, groupNames, noPageFilter, type PageFilter, toggleFilter } from './page-filters.ts';
import { listRowActions, type RowAction } from './row-actions.ts';

interface ListCommands {
  /** All pages, unfiltered. */
  readonly rows: readonly PageRow[];
  /** The row with the keyboard focus. */
  readonly row: PageRow | undefined;
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly setFilter: (filter: PageFilter) => void;
}

/** Lists the commands of the page list: actions on the current row, pages to publish, and filters. */
export function listCommands({ rows, row, act, setFilter }: ListCommands): readonly SearchMenuItem[] {
  const ofRow = row
    ? listRowActions(row)
        .flat()
        .map(({ id, label, keys }) => ({
          id: `row ${id}`,
          label,
          group: getPageTitle(row.page),
          hint: keys && formatStroke(keys),
          run: () => act(id, row),
        }))
    : [];
  const toPublish = rows.flatMap((other) => {
    const action = listRowActions(other)
      .flat()
      .find(({ id }) => id === 'look' || id === 'publish');
    if (other === row || !action || publishState(other.page) === 'hidden') return [];
    return {
      id: `publish ${other.page.id}`,
      label: pageListWords.actions.publishPage(getPageTitle(other.page)),
      group: pagesWords.publish,
      run: () => act(action.id, other),
    };
  });
  const filters = groupNames.flatMap((group) =>
    filterGroups[group].map((value) => ({
      id: `filter ${value}`,
      label: pageListWords.filters.values[value],
      group: pageListWords.filters.title,
      run: () => setFilter(toggleFilter(noPageFilter, value, true)),
    })),
  );
  return [...ofRow, ...toPublish, ...filters];
}
