import { useRef } from 'react';
import { Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { formatStroke } from '../../shared/keystroke.ts';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { listRowActions, type RowAction } from './row-actions.ts';
import '../../shared/menu.css';

interface RowMenuProps {
  readonly row: PageRow;
  /** Anchor of the menu. */
  readonly at: HTMLElement;
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly close: () => void;
}

/** Menu of a page, one instance shared by all rows. */
export function RowMenu({ row, at, act, close }: RowMenuProps) {
  const trigger = useRef(at);
  const title = getPageTitle(row.page);
  return (
    <Popover
      className="menu-popover react-aria-Popover"
      trigger="MenuTrigger"
      aria-label={pagesWords.menu(title)}
      placement="bottom end"
      offset={4}
      isOpen
      triggerRef={trigger}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <Menu
        className="menu"
        aria-label={pagesWords.menu(title)}
        autoFocus="first"
        onAction={(id) => {
          close();
          act(id as RowAction, row);
        }}
      >
        {listRowActions(row)
          .filter((group) => group.length > 0)
          .map((group) => (
            <MenuSection className="menu__section" key={group[0]?.id} aria-label={group[0]?.label}>
              {group.map(({ id, label, keys, isDangerous }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={label}
                  className={
                    isDangerous
                      ? 'menu__item menu__item--keys menu__item--danger'
                      : 'menu__item menu__item--keys'
                  }
                >
                  {label}
                  {keys && <kbd className="menu__keys">{formatStroke(keys)}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
      </Menu>
    </Popover>
  );
}
