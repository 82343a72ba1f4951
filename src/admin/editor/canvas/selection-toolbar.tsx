import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '../../shared/icon-button.tsx';
import { words } from '../../words.ts';
import { BlockIcon } from '../block-icon.tsx';
import { useEditor, useSelected } from '../editor-context.ts';
import { formatStroke } from '../shortcuts/keystroke.ts';
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
  if (!selected) return null;
  const { block, definition } = selected;
  const { id } = block;
  const name = definition?.label ?? block.type;
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
        <BlockIcon type={block.type} />
        {name}
      </span>
      <IconButton icon={Plus} label={words.toolbar.addBefore} onPress={() => add('before')} />
      <IconButton
        icon={ArrowUp}
        label={words.commands.move.up}
        shortcut={formatStroke({ key: 'ArrowUp', alt: true })}
        onPress={() => editing.move(id, 'up')}
      />
      <IconButton
        icon={ArrowDown}
        label={words.commands.move.down}
        shortcut={formatStroke({ key: 'ArrowDown', alt: true })}
        onPress={() => editing.move(id, 'down')}
      />
      <IconButton
        icon={Copy}
        label={words.commands.duplicate}
        shortcut={formatStroke({ key: 'd', mod: true })}
        onPress={() => editing.duplicate(id)}
      />
      <IconButton
        icon={block.hidden ? Eye : EyeOff}
        label={block.hidden ? words.toolbar.show : words.toolbar.hide}
        onPress={() => editing.toggleHidden(id)}
      />
      <IconButton
        icon={Trash2}
        label={words.commands.remove}
        shortcut={formatStroke({ key: 'Delete' })}
        onPress={() => editing.remove(id)}
      />
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
