import { formatStroke } from '../../shared/keystroke.ts';
import { ActionMenu } from '../../shared/menu/action-menu.tsx';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { listRowActions, type RowAction } from './row-actions.ts';

interface RowMenuProps {
  readonly row: PageRow;
  readonly at: MenuAnchor | HTMLElement;
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly close: () => void;
}

/** Menu of a page, one instance shared by all rows. */
export function RowMenu({ row, at, act, close }: RowMenuProps) {
  const groups = listRowActions(row).map((actions) => ({
    actions: actions.map(({ keys, ...action }) => ({
      ...action,
      keys: keys && formatStroke(keys),
      run: () => act(action.id, row),
    })),
  }));
  return <ActionMenu title={pagesWords.menu(getPageTitle(row.page))} at={at} groups={groups} close={close} />;
}
