import {
  AArrowDown,
  AArrowUp,
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { findSizeField } from '#document/commands/step-text-size.ts';
import { BlockIcon } from '../../shared/blocks/block-icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { formatStroke, isSwitchedOn } from '../../shared/keystroke.ts';
import { InsertAboveIcon, InsertBelowIcon } from '../../shared/tool-icons.ts';
import { words } from '../../words.ts';
import { deleteCommand, duplicateCommand, hideCommand, insertCommand } from '../commands/block.command.ts';
import { type Command, runEditorCommand } from '../commands/command.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { menuCommand } from '../commands/menu.command.ts';
import { moveDownCommand, moveInCommand, moveOutCommand, moveUpCommand } from '../commands/move.command.ts';
import { largerTextCommand, smallerTextCommand } from '../commands/text-size.command.ts';
import { useDraft, useEditor, useSelected } from '../services/editor-context.ts';
import { editWords } from '../work/edit-words.ts';
import { AlignButtons } from './align-buttons.tsx';
import type { Grab } from './dragging/on-block-drag.ts';
import type { FrameSize } from './frame-size.ts';
import { useFreePlace } from './overlay/use-free-place.ts';
import type { Rect } from './receive-from-page.ts';

interface SelectionToolbarProps {
  /** Document in the frame: its texts are not covered. */
  readonly page: Document | undefined;
  /** Box of the selected block in CSS pixels of the frame's viewport. */
  readonly rect: Rect;
  readonly size: FrameSize;
  /** Starts dragging the selected blocks; undefined until that module is loaded. */
  readonly onGrab: Grab | undefined;
}

/** Toolbar at the selected block. */
export function SelectionToolbar({ page, rect, size, onGrab }: SelectionToolbarProps) {
  const selected = useSelected();
  const { editing, view } = useEditor();
  const count = useDraft(({ selection }) => selection.ids.length);
  const hidden = useDraft(({ tree, selection }) => areHidden(tree, selection));
  const hasSize = useDraft(({ tree, selection }) =>
    selection.ids.some((one) => findSizeField(tree, one) !== undefined),
  );
  const element = useRef<HTMLDivElement>(null);
  const insertKeys = insertCommand.strokes.find(isSwitchedOn);
  const called = selected?.definition?.label ?? selected?.block.type;
  const name = count > 1 ? editWords.several(count) : called;
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
      {hasSize && (
        <>
          <CommandButton command={smallerTextCommand} icon={AArrowDown} />
          <CommandButton command={largerTextCommand} icon={AArrowUp} />
        </>
      )}
      <AlignButtons />
      <CommandButton command={moveUpCommand} icon={ArrowUp} />
      <CommandButton command={moveDownCommand} icon={ArrowDown} />
      <CommandButton command={duplicateCommand} icon={Copy} />
      <CommandButton
        command={hideCommand}
        icon={hidden ? Eye : EyeOff}
        label={hidden ? words.toolbar.show : words.toolbar.hide}
      />
      <CommandButton command={deleteCommand} icon={Trash2} />
      <span data-more="">
        <CommandButton command={menuCommand} icon={Ellipsis} label={words.toolbar.more} />
      </span>
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

const moves: Readonly<Record<string, Command>> = {
  ArrowUp: moveUpCommand,
  ArrowDown: moveDownCommand,
  ArrowLeft: moveOutCommand,
  ArrowRight: moveInCommand,
};

interface DragGripProps {
  /** Starts dragging the selected blocks; undefined until that module is loaded. */
  readonly onGrab: Grab | undefined;
}

/** Grip that drags the selected blocks through the page; the arrow keys move them step by step. */
function DragGrip({ onGrab }: DragGripProps) {
  const services = useEditor();
  const onPointerDown = (event: PointerEvent<HTMLElement>) =>
    onGrab?.(event.nativeEvent, event.currentTarget);
  const onKeyDown = (event: KeyboardEvent) => {
    const command = moves[event.key];
    if (!command || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    runEditorCommand(command, services);
  };
  const [stroke] = moveUpCommand.strokes;
  return (
    <span
      className="drag-grip"
      data-ready={onGrab && ''}
      onPointerDownCapture={onPointerDown}
      onKeyDownCapture={onKeyDown}
    >
      <IconButton icon={GripVertical} label={words.drag.grip} shortcut={stroke && formatStroke(stroke)} />
    </span>
  );
}

/** Estimated sizes before it is measured, in CSS pixels of the editor: all buttons, the label, the height. */
const standard = { buttons: 250, name: 110, thick: 40 };

/**
 * Position of the toolbar at the selected block: horizontal, or vertical at its side. `name` is its label.
 */
function useToolbarPlace(
  toolbar: RefObject<HTMLElement | null>,
  page: Document | undefined,
  { x, y, width, height }: Rect,
  size: FrameSize,
  name: string | undefined,
) {
  const block = { left: x, top: y, right: x + width, bottom: y + height };
  const own = () => measureToolbar(toolbar.current);
  const { place, isOut } = useFreePlace({ page, block, size, own, name });
  return {
    form: place?.form ?? 'flat',
    style: {
      insetBlockStart: place?.y,
      insetInlineStart: place?.x,
      visibility: isOut || !place ? 'hidden' : undefined,
    } as const,
  };
}

/** Measures each form of the toolbar: with its label, without it, and vertical. */
function measureToolbar(toolbar: HTMLElement | null) {
  const { offsetWidth = 0, offsetHeight = 0 } = toolbar ?? {};
  const name = toolbar?.querySelector<HTMLElement>('.selection-toolbar__name')?.offsetWidth ?? 0;
  const form = toolbar?.dataset.form;
  const [long, thick] = form === 'upright' ? [offsetHeight, offsetWidth] : [offsetWidth, offsetHeight];
  const measured = { buttons: form === 'flat' ? long - name : long, name, thick };
  const { buttons, name: label, thick: height } = offsetWidth > 0 ? measured : standard;
  return {
    flat: { width: buttons + label, height },
    short: { width: buttons, height },
    upright: { width: height, height: buttons },
  };
}
