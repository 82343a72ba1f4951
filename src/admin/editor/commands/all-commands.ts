/// <reference types="vite/client" />
import type { Command, CommandGroup } from './command.ts';

export const commandGroups: readonly CommandGroup[] = ['page', 'block', 'view'];

type Exports = Readonly<Record<string, Command | readonly Command[]>>;

const files = import.meta.glob<Exports>('./*.command.ts', { eager: true });

/** All commands of the editor, in the order of the command menu and the list of shortcuts. */
export const allCommands: readonly Command[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flat()
  .toSorted(
    (a, b) => commandGroups.indexOf(a.group) - commandGroups.indexOf(b.group) || a.position - b.position,
  );
