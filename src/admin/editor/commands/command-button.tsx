import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../../shared/icon-button.tsx';
import { formatStroke, isSwitchedOn } from '../../shared/keystroke.ts';
import { useEditor } from '../services/editor-context.ts';
import { type Command, runEditorCommand } from './command.ts';

interface CommandButtonProps {
  readonly command: Command;
  readonly icon: LucideIcon;
  /** Instead of the command's own, where what it does now can be said. */
  readonly label?: string;
  readonly className?: string;
  readonly pressed?: boolean;
  readonly isDisabled?: boolean;
}

/** A button that runs a command, with its first keys in the tooltip. */
export function CommandButton({ command, label = command.label, ...rest }: CommandButtonProps) {
  const services = useEditor();
  const stroke = command.strokes.find(isSwitchedOn);
  return (
    <IconButton
      {...rest}
      label={label}
      shortcut={stroke && formatStroke(stroke)}
      onPress={() => runEditorCommand(command, services)}
    />
  );
}
