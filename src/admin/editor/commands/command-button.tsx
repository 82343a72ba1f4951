import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../../shared/icon-button.tsx';
import { formatStroke, isSwitchedOn } from '../../shared/keystroke.ts';
import { useEditor } from '../services/editor-context.ts';
import { type Command, runEditorCommand } from './command.ts';

interface CommandButtonProps {
  readonly command: Command;
  readonly icon: LucideIcon;
  /** Replaces the command's label, if what it does now can be described. */
  readonly label?: string;
  readonly className?: string;
  readonly pressed?: boolean;
  readonly isDisabled?: boolean;
}

/** Button that runs a command, with its first shortcut in the tooltip. */
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
