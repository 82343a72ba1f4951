import { useMemo } from 'react';
import { findCommand } from '../../../command-menu/find-command.ts';
import { SearchMenu } from '../../../command-menu/search-menu.tsx';
import type { SearchMenuItem } from '../../../command-menu/search-menu-item.ts';
import { useEverywhere } from '../../../command-menu/use-everywhere.ts';
import { formatStroke } from '../../../shared/keystroke.ts';
import { onDemand, useOnDemand } from '../../../shared/on-demand.ts';
import { words } from '../../../words.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { commandsCommand } from '../../commands/dialog.command.ts';
import { type EditorServices, useEditor } from '../../services/editor-context.ts';

/** Search in the blocks and fields of the open page: loaded when a query is typed. */
const onThisPage = onDemand(() => import('./on-this-page.tsx'));

/** Command menu: commands that can run now, blocks and fields of the page, and other screens. */
export function CommandMenu({ close }: { readonly close: () => void }) {
  const services = useEditor();
  const everywhere = useEverywhere();
  const { part } = useOnDemand(onThisPage);
  const find = useMemo(
    () =>
      findCommand({
        own: listCommandItems(services),
        everywhere: [...(part?.listBlockItems(services) ?? []), ...everywhere],
        answers: (query) => part?.listFieldItems(services, query) ?? [],
      }),
    [services, everywhere, part],
  );
  return (
    <SearchMenu
      title={commandsCommand.label}
      placeholder={words.commandMenu.placeholder}
      find={find}
      close={close}
    />
  );
}

function listCommandItems(services: EditorServices): readonly SearchMenuItem[] {
  return allCommands
    .filter((command) => command !== commandsCommand && command.can(services))
    .map((command) => ({
      id: command.id,
      label: command.label,
      group: words.commandGroups[command.group],
      hint: command.strokes[0] && formatStroke(command.strokes[0]),
      run: () => command.run(services),
    }));
}
