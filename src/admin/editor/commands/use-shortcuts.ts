import { useMemo } from 'react';
import { useEditor } from '../services/editor-context.ts';
import { allCommands } from './all-commands.ts';
import { runCommand } from './command.ts';
import { type Keystroke, matches, strokeOf } from './keystroke.ts';

/** `handle` for this window's key events, `press` for strokes that arrive from the frame. */
export function useShortcuts() {
  const services = useEditor();
  return useMemo(() => {
    const press = (stroke: Required<Keystroke>, typing = false): boolean => {
      const command = allCommands.find(
        (candidate) =>
          (!typing || candidate.whileTyping) && candidate.strokes.some((wanted) => matches(wanted, stroke)),
      );
      if (command) runCommand(command, services);
      return command !== undefined;
    };
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if (press(strokeOf(event), isTyping(event.target))) event.preventDefault();
    };
    return { press, handle };
  }, [services]);
}

/** Dialogs and menus have keys of their own. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, .react-aria-Popover') !== null;
}

const keylessInputs = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'color', 'file']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !keylessInputs.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
