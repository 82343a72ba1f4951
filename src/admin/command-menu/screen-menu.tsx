import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { readKeys } from '#preview/read-keys.ts';
import { formatStroke, isKeystroke, type Keystroke } from '../shared/keystroke.ts';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { isTyping } from '../shared/typing.ts';
import { words } from '../words.ts';
import { commandMenuWords } from './command-menu-words.ts';
import { type CommandId, commandKeywords, commandWords } from './command-words.ts';
import { findCommand } from './find-command.ts';
import { listScreenItems } from './screen-items.ts';
import { SearchMenu } from './search-menu.tsx';
import type { SearchMenuItem } from './search-menu-item.ts';
import { commandsStroke, sheetStroke } from './strokes.ts';
import { useGlobalMenuItems } from './use-global-menu-items.ts';

const sheet = onDemand(() => import('./screen-shortcuts.tsx').then((m) => m.ScreenShortcuts));

type ScreenMenuState = 'commands' | 'sheet' | undefined;

interface ScreenMenuParts {
  readonly openCommands: () => void;
  /** The open dialog. */
  readonly dialogs: ReactNode;
}

/** The command menu of the screens around the editor, with its shortcuts. */
export function useScreenMenu(): ScreenMenuParts {
  const [open, setOpen] = useState<ScreenMenuState>();
  useEffect(() => listen(setOpen), []);
  const close = () => setOpen(undefined);
  return {
    openCommands: () => setOpen('commands'),
    dialogs: (
      <>
        {open === 'commands' && <Commands openSheet={() => setOpen('sheet')} close={close} />}
        {open === 'sheet' && <Sheet close={close} />}
      </>
    ),
  };
}

function listen(setOpen: (open: ScreenMenuState) => void): () => void {
  const opens: readonly (readonly [Keystroke, NonNullable<ScreenMenuState>])[] = [
    [commandsStroke, 'commands'],
    [sheetStroke, 'sheet'],
  ];
  const onKey = (event: KeyboardEvent) => {
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.defaultPrevented || event.isComposing || inDialog) return;
    const pressed = readKeys(event);
    const [, wanted] = opens.find(([stroke]) => isKeystroke(stroke, pressed)) ?? [];
    if (wanted === undefined || (wanted === 'sheet' && isTyping(event.target))) return;
    event.preventDefault();
    setOpen(wanted);
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

interface CommandsProps {
  readonly openSheet: () => void;
  readonly close: () => void;
}

function Commands({ openSheet, close }: CommandsProps) {
  const everywhere = useGlobalMenuItems();
  const [ofScreen] = useState(listScreenItems);
  const find = useMemo(() => {
    const own = {
      id: 'shortcuts',
      label: words.commandMenu.shortcuts,
      group: commandMenuWords.actions,
      hint: formatStroke(sheetStroke),
      // In the next frame: the menu is closing, and would close a sheet that opens now.
      run: () => requestAnimationFrame(openSheet),
    };
    return findCommand({
      own: [],
      everywhere: [...ofScreen, ...everywhere, own],
      unavailable: listEditorCommands(),
    });
  }, [ofScreen, everywhere, openSheet]);
  return (
    <SearchMenu
      title={words.commandMenu.title}
      placeholder={commandMenuWords.placeholderEverywhere}
      find={find}
      close={close}
    />
  );
}

/** Lists the editor's commands as unavailable: they need an open page. */
function listEditorCommands(): readonly SearchMenuItem[] {
  return (Object.keys(commandWords) as CommandId[])
    .filter((id) => id !== 'commands' && id !== 'shortcuts')
    .map((id) => ({
      id,
      label: commandWords[id],
      keywords: commandKeywords[id],
      group: commandMenuWords.unavailable,
      unavailable: commandMenuWords.needsPage,
      run: () => undefined,
    }));
}

function Sheet({ close }: { readonly close: () => void }) {
  const { part: ScreenShortcuts } = useOnDemand(sheet);
  return ScreenShortcuts ? <ScreenShortcuts close={close} /> : null;
}
