import { useMemo } from 'react';
import { readKeys } from '#preview/read-keys.ts';
import { isKeystroke, type Keystroke } from '../../shared/keystroke.ts';
import { hasListOpen, isElsewhere, isTyping } from '../../shared/typing.ts';
import { useEditor } from '../services/editor-context.ts';
import { allCommands } from './all-commands.ts';
import { runEditorCommand } from './command.ts';

/**
 * Handlers of keys: `notice` and `handle` for this window's events in the capture and bubble phase, `press`
 * for keys that the frame sends.
 */
export function useShortcuts() {
  const services = useEditor();
  return useMemo(() => {
    const press = (stroke: Required<Keystroke>, typing = false): boolean => {
      const command = allCommands.find(
        (candidate) =>
          !candidate.byBrowser &&
          (!typing || candidate.whileTyping) &&
          candidate.strokes.some((wanted) => isKeystroke(wanted, stroke)),
      );
      if (command) runEditorCommand(command, services);
      return command !== undefined;
    };
    /** The last Escape that closed the list of an input: it does nothing else. */
    let ownEscape: KeyboardEvent | undefined;
    /** Handles a key in the capture phase, before it has closed anything. */
    const notice = (event: KeyboardEvent) => {
      ownEscape = event.key === 'Escape' && hasListOpen(event.target) ? event : undefined;
    };
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event === ownEscape || event.isComposing) return;
      if (isElsewhere(event.target)) return;
      if (press(readKeys(event), isTyping(event.target))) event.preventDefault();
    };
    return { press, handle, notice };
  }, [services]);
}
