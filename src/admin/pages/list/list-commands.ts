import type { PaletteItem } from '../../palette/palette-item.ts';
import { formatStroke } from '../../shared/keystroke.ts';
import { pageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { publishState } from '../publish-state.ts';
import { pageListWords } from './list-words.ts';
import { filterGroups, groupNames, noPageFilter, type PageFilter, toggled } from './page-filters.ts';
import { type RowAction, rowActions } from './row-actions.ts';

interface ListCommands {
  /** All pages there are. */
  readonly rows: readonly PageRow[];
  /** The row that has the keyboard, if one has. */
  readonly row: PageRow | undefined;
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly setFilter: (filter: PageFilter) => void;
}

/** The list's part of the command menu: the actions of the current row, pages to publish, and the filters. */
export function listCommands({ rows, row, act, setFilter }: ListCommands): readonly PaletteItem[] {
  const ofRow = row
    ? rowActions(row)
        .flat()
        .map(({ id, label, keys }) => ({
          id: `row ${id}`,
          label,
          group: pageTitle(row.page),
          hint: keys && formatStroke(keys),
          run: () => act(id, row),
        }))
    : [];
  const toPublish = rows.flatMap((other) => {
    const action = rowActions(other)
      .flat()
      .find(({ id }) => id === 'look' || id === 'publish');
    if (other === row || !action || publishState(other.page) === 'hidden') return [];
    return {
      id: `publish ${other.page.id}`,
      label: pageListWords.actions.publishPage(pageTitle(other.page)),
      group: pagesWords.publish,
      run: () => act(action.id, other),
    };
  });
  const filters = groupNames.flatMap((group) =>
    filterGroups[group].map((value) => ({
      id: `filter ${value}`,
      label: pageListWords.filters.values[value],
      group: pageListWords.filters.title,
      run: () => setFilter(toggled(noPageFilter, value, true)),
    })),
  );
  return [...ofRow, ...toPublish, ...filters];
}
