import { useRef } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import type { MenuAnchor } from './menu-anchor.ts';
import './menu.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** Formatted shortcut. */
  readonly keys?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

export interface MenuGroup {
  /** Shown above the actions. */
  readonly title?: string;
  readonly actions: readonly MenuAction[];
}

interface ActionMenuProps {
  readonly title: string;
  /** A point, or the button that opened it. */
  readonly at: MenuAnchor | HTMLElement;
  /** Groups without actions are left out. */
  readonly groups: readonly MenuGroup[];
  readonly close: () => void;
}

/** In CSS pixels, as `menu.css` draws it for a finger and for a mouse. */
const actionHeight = { coarse: 44, fine: 28 };

/** True if that number of actions may not fit above or below. */
function isTall(count: number): boolean {
  const pointer = window.matchMedia?.('(pointer: coarse)').matches ? 'coarse' : 'fine';
  return count * actionHeight[pointer] > window.innerHeight / 2;
}

/** Menu of a block, page or file, at the pointer or at a button. */
export function ActionMenu({ title, at, groups, close }: ActionMenuProps) {
  const point = useRef<HTMLSpanElement>(null);
  const button = useRef(at instanceof HTMLElement ? at : null);
  const shown = groups.filter(({ actions }) => actions.length > 0);
  const all = shown.flatMap(({ actions }) => actions);
  const isAtButton = at instanceof HTMLElement;
  const tall = isTall(all.length);
  const below = isAtButton ? 'bottom end' : 'bottom start';
  // Beside its anchor, a tall menu can use the window's full height. Phones have no room there: `menu.css`
  // moves it.
  const beside = isAtButton ? 'left top' : 'right top';
  const isNarrow = window.matchMedia?.('(width < 48rem)').matches ?? false;
  return (
    <>
      {!isAtButton && (
        <span
          ref={point}
          className="menu__anchor"
          style={{ left: at.x, top: at.y, width: at.width ?? 0, height: at.height ?? 0 }}
        />
      )}
      <Popover
        className={classNames('menu-popover react-aria-Popover', tall && 'menu-popover--tall')}
        trigger="MenuTrigger"
        aria-label={title}
        placement={tall && !isNarrow ? beside : below}
        offset={isAtButton || at.height !== undefined ? 4 : 0}
        isOpen
        triggerRef={isAtButton ? button : point}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        <Menu
          className="menu"
          aria-label={title}
          autoFocus="first"
          disabledKeys={all.flatMap(({ id, isDisabled }) => (isDisabled ? id : []))}
          onAction={(id) => {
            close();
            all.find((action) => action.id === id)?.run();
          }}
        >
          {shown.map(({ title: name, actions }) => (
            <MenuSection
              className="menu__section"
              key={actions[0]?.id}
              {...(name === undefined && { 'aria-label': actions[0]?.label ?? '' })}
            >
              {name !== undefined && <Header className="menu__header">{name}</Header>}
              {actions.map((action) => (
                <ActionItem key={action.id} action={action} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </>
  );
}

function ActionItem({ action: { id, label, keys, isDangerous } }: { readonly action: MenuAction }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={classNames('menu__item menu__item--keys', isDangerous && 'menu__item--danger')}
    >
      {label}
      {keys && <kbd className="menu__keys">{keys}</kbd>}
    </MenuItem>
  );
}
