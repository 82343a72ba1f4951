import { useMemo } from 'react';
import { findCommand } from '../../../palette/find-command.ts';
import { Palette } from '../../../palette/palette.tsx';
import type { PaletteItem } from '../../../palette/palette-item.ts';
import { paletteWords } from '../../../palette/palette-words.ts';
import { useEverywhere } from '../../../palette/use-everywhere.ts';
import { formatStroke } from '../../../shared/keystroke.ts';
import { onDemand, useOnDemand } from '../../../shared/on-demand.ts';
import { words } from '../../../words.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { type Command, explainUnavailable } from '../../commands/command.ts';
import { commandsCommand } from '../../commands/dialog.command.ts';
import { type EditorServices, useEditor } from '../../services/editor-context.ts';

/** What of the open page can be found: loaded when somebody looks for something. */
const onThisPage = onDemand(() => import('./on-this-page.tsx'));

/** Everything the editor can do just now, by name; and the blocks and fields of the page, and what is elsewhere. */
export function CommandMenu({ close }: { readonly close: () => void }) {
  const services = useEditor();
  const everywhere = useEverywhere();
  const { part } = useOnDemand(onThisPage);
  const find = useMemo(
    () =>
      findCommand({
        own: commandItems(services),
        everywhere: [...(part?.listBlockItems(services) ?? []), ...everywhere],
        unavailable: listUnavailable(services),
        answers: (query) => part?.listFieldItems(services, query) ?? [],
      }),
    [services, everywhere, part],
  );
  return (
    <Palette
      title={commandsCommand.label}
      placeholder={words.palette.placeholder}
      find={find}
      close={close}
    />
  );
}

function commandItems(services: EditorServices): readonly PaletteItem[] {
  return allCommands
    .filter((command) => command !== commandsCommand && command.can(services))
    .map((command) => ({
      ...describeCommand(command),
      group: words.commandGroups[command.group],
      run: () => command.run(services),
    }));
}

function listUnavailable(services: EditorServices): readonly PaletteItem[] {
  return allCommands
    .filter((command) => !command.can(services))
    .map((command) => ({
      ...describeCommand(command),
      group: paletteWords.unavailable,
      unavailable: explainUnavailable(command, services) ?? words.outline.nothingSelected,
      run: () => undefined,
    }));
}

function describeCommand({ id, label, strokes }: Command) {
  return { id, label, hint: strokes[0] && formatStroke(strokes[0]) };
}
