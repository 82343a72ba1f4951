import { areHidden } from '#document/commands/hide-blocks.ts';
import { formatStroke, isSwitchedOn } from '../../../shared/keystroke.ts';
import { ActionMenu, type MenuAction, type MenuGroup } from '../../../shared/menu/action-menu.tsx';
import type { MenuAnchor } from '../../../shared/menu/menu-anchor.ts';
import { uploadWords } from '../../../uploads/upload-words.ts';
import { words } from '../../../words.ts';
import { deleteCommand, hideCommand } from '../../commands/block.command.ts';
import type { Command } from '../../commands/command.ts';
import { type EditorServices, useEditor } from '../../services/editor-context.ts';
import { findMediaSlot } from '../../services/media-slots.ts';
import { describeColumnMenu } from './column-menu.ts';
import { listMenuCommands } from './menu-commands.ts';

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
  const title = words.toolbar.label(services.editing.describeSelected());
  return <ActionMenu title={title} at={at} groups={listGroups(services, field)} close={close} />;
}

function listGroups(services: EditorServices, field: string | undefined): readonly MenuGroup[] {
  const { tree, selection } = services.draft.store.getState();
  const isHidden = areHidden(tree, selection);
  const describe = (command: Command): MenuAction => {
    const stroke = command.strokes.find(isSwitchedOn);
    const shown = isHidden ? words.toolbar.show : words.toolbar.hide;
    return {
      id: command.id,
      label: command === hideCommand ? shown : command.label,
      keys: stroke && formatStroke(stroke),
      isDisabled: !command.can(services),
      isDangerous: command === deleteCommand,
      run: () => command.run(services),
    };
  };
  return [
    { actions: listMediaActions(services, field) },
    ...describeColumnMenu(services, field),
    ...listMenuCommands(services).map((group) => ({ actions: group.map(describe) })),
  ];
}

/** Choosing another file for the image or video that was pressed. */
function listMediaActions({ draft, view }: EditorServices, field: string | undefined): readonly MenuAction[] {
  const { tree, selection } = draft.store.getState();
  const blockId = selection.ids.length === 1 ? selection.lead : null;
  const block = tree.find(blockId)?.block;
  if (!block || blockId === null) return [];
  const marked = field === undefined ? undefined : findMediaSlot(tree, blockId, field);
  const name = marked && field ? field : 'src';
  const slot = marked ?? findMediaSlot(tree, blockId, name);
  if (!slot) return [];
  const label = (slot.isEmpty ? uploadWords.fill : uploadWords.replace)(slot.field.label);
  const run = () => view.setState({ dialog: { type: 'media', blockId, field: name } });
  return [{ id: 'media', label, run }];
}
