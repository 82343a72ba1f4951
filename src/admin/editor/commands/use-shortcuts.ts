import { useMemo } from 'react';
import { useEditor } from '../services/editor-context.ts';
import { allCommands } from './all-commands.ts';
import { runCommand } from './command.ts';
import { type Keystroke, matches, strokeOf } from './keystroke.ts';
import { isElsewhere, isTyping } from './typing.ts';

/** `handle` for this window's key events, `press` for strokes that arrive from the frame. */
export function useShortcuts() {
  const services = useEditor();
  return useMemo(() => {
    const press = (stroke: Required<Keystroke>, typing = false): boolean => {
      const command = allCommands.find(
        (candidate) =>
          !candidate.byBrowser &&
          (!typing || candidate.whileTyping) &&
          candidate.strokes.some((wanted) => matches(wanted, stroke)),
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
