import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '../../shared/icon-button.tsx';
import { formatStroke } from '../../shared/keystroke.ts';
import { words } from '../../words.ts';
import { type Command, runCommand } from '../commands/command.ts';
import { moveDownCommand } from '../commands/move-down.command.ts';
import { moveInCommand } from '../commands/move-in.command.ts';
import { moveOutCommand } from '../commands/move-out.command.ts';
import { moveUpCommand } from '../commands/move-up.command.ts';
import { useEditor } from '../services/editor-context.ts';
import type { Grab } from './dragging/hear-drags.ts';

const moves: Readonly<Record<string, Command>> = {
  ArrowUp: moveUpCommand,
  ArrowDown: moveDownCommand,
  ArrowLeft: moveOutCommand,
  ArrowRight: moveInCommand,
};

interface DragGripProps {
  /** Takes hold of the selected blocks; undefined for as long as that is not loaded. */
  readonly onGrab: Grab | undefined;
}

/** By this the selected blocks are dragged through the page; the arrow keys take them the same way, step by step. */
export function DragGrip({ onGrab }: DragGripProps) {
  const services = useEditor();
  const onPointerDown = (event: PointerEvent<HTMLElement>) =>
    onGrab?.(event.nativeEvent, event.currentTarget);
  const onKeyDown = (event: KeyboardEvent) => {
    const command = moves[event.key];
    if (!command || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    runCommand(command, services);
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
