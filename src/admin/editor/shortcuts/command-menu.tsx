import { words } from '../../words.ts';
import { Palette } from '../dialogs/palette.tsx';
import { formatStroke } from './keystroke.ts';
import { useCommands } from './use-shortcuts.ts';

/** Everything the editor can do, by name. */
export function CommandMenu({ close }: { readonly close: () => void }) {
  const items = useCommands()
    .filter((command) => command.id !== 'commands')
    .map((command) => ({
      id: command.id,
      label: command.label,
      group: words.commandGroups[command.group],
      hint: command.strokes[0] && formatStroke(command.strokes[0]),
      run: command.run,
    }));
  return (
    <Palette
      title={words.commands.commands}
      placeholder={words.palette.placeholder}
      items={items}
      close={close}
    />
  );
}
