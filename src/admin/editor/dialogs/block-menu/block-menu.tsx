import { useRef } from 'react';
import { Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { classNames } from '#ui/class-names.ts';
import { formatStroke, isSwitchedOn } from '../../../shared/keystroke.ts';
import { words } from '../../../words.ts';
import { deleteCommand, hideCommand } from '../../commands/block.command.ts';
import type { Command } from '../../commands/command.ts';
import { type EditorServices, useEditor } from '../../services/editor-context.ts';
import { findMediaSlot } from '../../services/media-slots.ts';
import type { MenuAnchor } from '../../services/menu-anchor.ts';
import { listMenuCommands } from './menu-commands.ts';
import '../../../shared/menu.css';
import './block-menu.css';

interface BlockMenuProps {
  readonly at: MenuAnchor;
  /** Marked field of the block that was pressed. */
  readonly field: string | undefined;
}

/** Menu of the selected blocks, at the pointer or at the button that opened it. */
export function BlockMenu({ at, field }: BlockMenuProps) {
  const services = useEditor();
  const { view } = services;
  // Called once more after a command, which may have opened a dialog.
  const close = () => {
    if (view.getState().dialog?.type === 'block-menu') view.setState({ dialog: undefined });
  };
  const anchor = useRef<HTMLSpanElement>(null);
  const groups = listMenuItems(services, field);
  const title = words.toolbar.label(services.editing.describeSelected());
  const run = (id: string) => {
    close();
    groups
      .flat()
      .find((item) => item.id === id)
      ?.run();
  };
  return (
    <>
      <span
        ref={anchor}
        className="block-menu__anchor"
        style={{ left: at.x, top: at.y, width: at.width ?? 0, height: at.height ?? 0 }}
      />
      <Popover
        className="menu-popover react-aria-Popover"
        trigger="MenuTrigger"
        aria-label={title}
        placement="bottom start"
        offset={at.height === undefined ? 0 : 4}
        isOpen
        triggerRef={anchor}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        <Menu
          className="menu"
          aria-label={title}
          autoFocus="first"
          disabledKeys={groups.flat().flatMap(({ id, isDisabled }) => (isDisabled ? id : []))}
          onAction={(id) => run(String(id))}
        >
          {groups.map((group) => (
            <MenuSection className="menu__section" key={group[0]?.id} aria-label={group[0]?.label ?? ''}>
              {group.map(({ id, label, keys }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={label}
                  className={classNames(
                    'menu__item menu__item--keys',
                    id === deleteCommand.id && 'menu__item--danger',
                  )}
                >
                  {label}
                  {keys && <kbd className="menu__keys">{keys}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </>
  );
}

interface BlockMenuItem {
  readonly id: string;
  readonly label: string;
  readonly keys?: string | undefined;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

function listMenuItems(
  services: EditorServices,
  field: string | undefined,
): readonly (readonly BlockMenuItem[])[] {
  const { tree, selection } = services.draft.store.getState();
  const isHidden = areHidden(tree, selection);
  const describe = (command: Command): BlockMenuItem => {
    const stroke = command.strokes.find(isSwitchedOn);
    const shown = isHidden ? words.toolbar.show : words.toolbar.hide;
    return {
      id: command.id,
      label: command === hideCommand ? shown : command.label,
      keys: stroke && formatStroke(stroke),
      isDisabled: !command.can(services),
      run: () => command.run(services),
    };
  };
  const groups = listMenuCommands(services).map((group) => group.map(describe));
  return [listMediaItems(services, field), ...groups].filter((group) => group.length > 0);
}

/** Choosing another file for the image or video that was pressed. */
function listMediaItems(
  { draft, view }: EditorServices,
  field: string | undefined,
): readonly BlockMenuItem[] {
  const { tree, selection } = draft.store.getState();
  const blockId = selection.ids.length === 1 ? selection.lead : null;
  const block = tree.find(blockId)?.block;
  if (!block || blockId === null) return [];
  const marked = field === undefined ? undefined : findMediaSlot(tree, blockId, field);
  const name = marked && field ? field : 'src';
  const slot = marked ?? findMediaSlot(tree, blockId, name);
  if (!slot) return [];
  const label = (slot.isEmpty ? words.arrivals.fill : words.arrivals.replace)(slot.field.label);
  const run = () => view.setState({ dialog: { type: 'media', blockId, field: name } });
  return [{ id: 'media', label, run }];
}
