import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { BlockIcon } from '../../shared/blocks/block-icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { formatStroke, isSwitchedOn } from '../../shared/keystroke.ts';
import { InsertAboveIcon, InsertBelowIcon } from '../../shared/tool-icons.ts';
import { words } from '../../words.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { deleteCommand } from '../commands/delete.command.ts';
import { duplicateCommand } from '../commands/duplicate.command.ts';
import { hideCommand } from '../commands/hide.command.ts';
import { insertCommand } from '../commands/insert.command.ts';
import { moveDownCommand } from '../commands/move-down.command.ts';
import { moveUpCommand } from '../commands/move-up.command.ts';
import { useDraft, useEditor, useSelected } from '../services/editor-context.ts';
import { DragGrip } from './drag-grip.tsx';
import type { Grab } from './dragging/hear-drags.ts';
import type { FrameSize } from './frame-size.ts';
import type { Rect } from './receive-from-page.ts';
import { useToolbarPlace } from './use-toolbar-place.ts';

interface SelectionToolbarProps {
  /** What the frame shows: its texts are not covered. */
  readonly page: Document | undefined;
  /** The selected block in CSS pixels of the frame's viewport. */
  readonly rect: Rect;
  readonly size: FrameSize;
  /** Takes hold of the selected blocks to drag them; undefined for as long as that is not loaded. */
  readonly onGrab: Grab | undefined;
}

/** What can be done with the selected block, at the block. */
export function SelectionToolbar({ page, rect, size, onGrab }: SelectionToolbarProps) {
  const selected = useSelected();
  const { editing, view } = useEditor();
  const count = useDraft(({ selection }) => selection.ids.length);
  const hidden = useDraft(({ tree, selection }) => areHidden(tree, selection));
  const element = useRef<HTMLDivElement>(null);
  const insertKeys = insertCommand.strokes.find(isSwitchedOn);
  const called = selected?.definition?.label ?? selected?.block.type;
  const name = count > 1 ? words.outline.several(count) : called;
  const { style, form } = useToolbarPlace(element, page, rect, size, name);
  if (!selected || name === undefined) return null;
  const { block } = selected;
  const { id } = block;
  const add = (side: 'before' | 'after') =>
    view.setState({ dialog: { type: 'insert', at: editing.placeNear(id, side), inPage: true } });
  return (
    <div
      ref={element}
      className="selection-toolbar"
      role="toolbar"
      aria-label={words.toolbar.label(name)}
      aria-orientation={form === 'upright' ? 'vertical' : 'horizontal'}
      data-form={form}
      style={style}
    >
      <DragGrip onGrab={onGrab} />
      <span className="selection-toolbar__name">
        {count === 1 && <BlockIcon type={block.type} />}
        {name}
      </span>
      <IconButton icon={InsertAboveIcon} label={words.toolbar.addBefore} onPress={() => add('before')} />
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
        icon={InsertBelowIcon}
        className="selection-toolbar__after"
        label={words.toolbar.addAfter}
        shortcut={insertKeys && formatStroke(insertKeys)}
        onPress={() => add('after')}
      />
    </div>
  );
}
