import { type CommandId, commandWords } from '../../command-menu/command-words.ts';
import { announce } from '../../shared/announcer.tsx';
import type { Keystroke } from '../../shared/keystroke.ts';
import { words } from '../../words.ts';
import type { EditorServices } from '../services/editor-context.ts';

export type CommandGroup = keyof typeof words.commandGroups;

/**
 * One thing the editor can do. A file `*.command.ts` in this folder that exports one is in the command menu, on the sheet of shortcuts, and answers to its keys, here and in the frame; buttons name the file they press.
 */
export interface Command {
  readonly id: CommandId;
  readonly group: CommandGroup;
  /** Its place in its group, from the top. */
  readonly position: number;
  readonly label: string;
  readonly strokes: readonly Keystroke[];
  /** Works while a text is being typed. */
  readonly whileTyping?: boolean;
  /** Its keys are the browser's own, whose event does it: here they stand to be read. */
  readonly byBrowser?: boolean;
  /** Whether it would do anything now. */
  readonly can: (services: EditorServices) => boolean;
  /** It is about the selected blocks: where there are none, that is why it cannot. */
  readonly isOfSelection?: boolean;
  /** Why it cannot, where somebody who pressed its keys would wonder. */
  readonly cannot?: string;
  readonly run: (services: EditorServices) => void;
}

/** Most commands can always be run. */
export function defineCommand(
  command: Omit<Command, 'can' | 'label'> & Partial<Pick<Command, 'can'>>,
): Command {
  return { can: () => true, label: commandWords[command.id], ...command };
}

/** Runs a command, or says why it cannot. */
export function runEditorCommand(command: Command, services: EditorServices): void {
  if (command.can(services)) {
    command.run(services);
    return;
  }
  const why = explainUnavailable(command, services);
  if (why !== undefined) announce(why);
}

/** Says why a command cannot be run now. Undefined for keys whose press needs no answer, such as Escape. */
export function explainUnavailable(command: Command, { draft }: EditorServices): string | undefined {
  const isNoneSelected = draft.store.getState().selection.ids.length === 0;
  return command.isOfSelection && isNoneSelected ? words.outline.nothingSelected : command.cannot;
}
