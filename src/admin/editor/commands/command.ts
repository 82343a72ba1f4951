import { type CommandId, commandWords } from '../../command-menu/command-words.ts';
import { announce } from '../../shared/announcer.tsx';
import type { Keystroke } from '../../shared/keystroke.ts';
import type { words } from '../../words.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { editWords } from '../work/edit-words.ts';

export type CommandGroup = keyof typeof words.commandGroups;

/**
 * A command of the editor. Each file `*.command.ts` in this folder that exports one adds it to the command
 * menu and the list of shortcuts, and handles its keys, in the editor and in the frame. Buttons import the
 * command that they run.
 */
export interface Command {
  readonly id: CommandId;
  readonly group: CommandGroup;
  /** Sorts the commands of a group, from the top. */
  readonly position: number;
  readonly label: string;
  readonly strokes: readonly Keystroke[];
  /** True if its keys also work while a text is edited. */
  readonly whileTyping?: boolean;
  /** True if the browser handles its keys and sends an event; they are only listed here. */
  readonly byBrowser?: boolean;
  /** True if it would do anything now. */
  readonly can: (services: EditorServices) => boolean;
  /** True if it needs selected blocks; without any, that is the reason why it cannot run. */
  readonly isOfSelection?: boolean;
  /** Reason why it cannot run, shown after its keys were pressed. */
  readonly cannot?: string;
  readonly run: (services: EditorServices) => void;
}

/** Defines a command; without `can` it can always run. */
export function defineCommand(
  command: Omit<Command, 'can' | 'label'> & Partial<Pick<Command, 'can'>>,
): Command {
  return { can: () => true, label: commandWords[command.id], ...command };
}

/** Runs a command, or shows the reason why it cannot run. */
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
  return command.isOfSelection && isNoneSelected ? editWords.nothingSelected : command.cannot;
}
