import { createElement, useMemo } from 'react';
import { commandMenuWords } from '../../../command-menu/command-menu-words.ts';
import { commandKeywords } from '../../../command-menu/command-words.ts';
import { findCommand } from '../../../command-menu/find-command.ts';
import { SearchMenu } from '../../../command-menu/search-menu.tsx';
import type { SearchMenuItem } from '../../../command-menu/search-menu-item.ts';
import { useGlobalMenuItems } from '../../../command-menu/use-global-menu-items.ts';
import { formatStroke } from '../../../shared/keystroke.ts';
import { onDemand, useOnDemand } from '../../../shared/on-demand.ts';
import { words } from '../../../words.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { type Command, explainUnavailable } from '../../commands/command.ts';
import { commandsCommand } from '../../commands/dialog.command.ts';
import { type EditorServices, useEditor } from '../../services/editor-context.ts';
import { editWords } from '../../work/edit-words.ts';
import { commandIcons } from './command-icons.ts';

/** Search in the blocks and fields of the open page: loaded when a query is typed. */
const onThisPage = onDemand(() => import('./on-this-page.tsx'));

/** Command menu: commands that can run now, blocks and fields of the page, and other screens. */
export function CommandMenu({ close }: { readonly close: () => void }) {
  const services = useEditor();
  const everywhere = useGlobalMenuItems();
  const { part } = useOnDemand(onThisPage);
  const find = useMemo(
    () =>
      findCommand({
        own: listCommandItems(services),
        everywhere: [...(part?.listBlockItems(services) ?? []), ...everywhere],
        unavailable: listUnavailable(services),
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
      ...describeCommand(command),
      group: words.commandGroups[command.group],
      run: () => command.run(services),
    }));
}

function listUnavailable(services: EditorServices): readonly SearchMenuItem[] {
  return allCommands
    .filter((command) => !command.can(services))
    .map((command) => ({
      ...describeCommand(command),
      group: commandMenuWords.unavailable,
      unavailable: explainUnavailable(command, services) ?? editWords.nothingSelected,
      run: () => undefined,
    }));
}

function describeCommand({ id, label, strokes }: Command) {
  const icon = createElement(commandIcons[id], { 'aria-hidden': true });
  return { id, label, icon, keywords: commandKeywords[id], hint: strokes[0] && formatStroke(strokes[0]) };
}
