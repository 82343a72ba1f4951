import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { BlockIcon } from '../../shared/block-icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { words } from '../../words.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { deleteCommand } from '../commands/delete.command.ts';
import { duplicateCommand } from '../commands/duplicate.command.ts';
import { hideCommand } from '../commands/hide.command.ts';
import { moveDownCommand } from '../commands/move-down.command.ts';
import { moveUpCommand } from '../commands/move-up.command.ts';
import { useDraft, useEditor, useSelected } from '../services/editor-context.ts';
import type { FrameSize } from './frame-size.ts';

interface SelectionToolbarProps {
  /** The selected block in CSS pixels of the frame's viewport. */
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly size: FrameSize;
}

/** Height of the toolbar with its distance to the block, in CSS pixels of the editor. */
const reach = 44;
/** About its width; keeps it inside the frame. */
const extent = 330;

/** What can be done with the selected block, at the block. */
export function SelectionToolbar({ rect, size }: SelectionToolbarProps) {
  const selected = useSelected();
  const { editing, view } = useEditor();
  const count = useDraft(({ selection }) => selection.ids.length);
  const hidden = useDraft(({ tree, selection }) => areHidden(tree, selection));
  if (!selected) return null;
  const { block, definition } = selected;
  const { id } = block;
  const name = count > 1 ? words.outline.several(count) : (definition?.label ?? block.type);
  const add = (side: 'before' | 'after') =>
    view.setState({ dialog: { type: 'insert', at: editing.placeNear(id, side) } });
  return (
    <div
      className="selection-toolbar"
      role="toolbar"
      aria-label={words.toolbar.label(name)}
      style={placeOf(rect, size)}
    >
      <span className="selection-toolbar__name">
        {count === 1 && <BlockIcon type={block.type} />}
        {name}
      </span>
      <IconButton icon={Plus} label={words.toolbar.addBefore} onPress={() => add('before')} />
      <CommandButton command={moveUpCommand} icon={ArrowUp} />
      <CommandButton command={moveDownCommand} icon={ArrowDown} />
      <CommandButton command={duplicateCommand} icon={Copy} />
      <CommandButton
        command={hideCommand}
        icon={hidden ? Eye : EyeOff}
        label={hidden ? words.toolbar.show : words.toolbar.hide}
      />
      <CommandButton command={deleteCommand} icon={Trash2} />
      <IconButton
        icon={Plus}
        className="selection-toolbar__after"
        label={words.toolbar.addAfter}
        shortcut="/"
        onPress={() => add('after')}
      />
    </div>
  );
}

/** Above the block where there is room, else below, else at the top of the window on the block itself. */
function placeOf(rect: SelectionToolbarProps['rect'], { scale, width, height }: FrameSize) {
  const top = rect.y * scale;
  const bottom = (rect.y + rect.height) * scale;
  const room = height * scale;
  const hidden = bottom < 0 || top > room;
  const y =
    top >= reach ? top - reach : bottom + reach <= room && bottom > 0 ? bottom + reach / 8 : reach / 8;
  return {
    insetBlockStart: y,
    insetInlineStart: Math.max(0, Math.min(rect.x * scale, width * scale - extent)),
    visibility: hidden ? 'hidden' : undefined,
  } as const;
}
