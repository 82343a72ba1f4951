import { words } from '../../words.ts';
import { allCommands } from '../commands/all-commands.ts';
import { commandsCommand } from '../commands/commands.command.ts';
import { formatStroke } from '../commands/keystroke.ts';
import { useEditor } from '../services/editor-context.ts';
import { Palette } from './palette.tsx';

/** Everything the editor can do just now, by name. */
export function CommandMenu({ close }: { readonly close: () => void }) {
  const services = useEditor();
  const items = allCommands
    .filter((command) => command !== commandsCommand && command.can(services))
    .map((command) => ({
      id: command.id,
      label: command.label,
      group: words.commandGroups[command.group],
      hint: command.strokes[0] && formatStroke(command.strokes[0]),
      run: () => command.run(services),
    }));
  return (
    <Palette
      title={commandsCommand.label}
      placeholder={words.palette.placeholder}
      items={items}
      close={close}
    />
  );
}
