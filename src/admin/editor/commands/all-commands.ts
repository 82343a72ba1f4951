/// <reference types="vite/client" />
import type { Command, CommandGroup } from './command.ts';

export const commandGroups: readonly CommandGroup[] = ['page', 'block', 'view'];

type Exports = Readonly<Record<string, Command | readonly Command[]>>;

const files = import.meta.glob<Exports>('./*.command.ts', { eager: true });

/** Everything the editor can do, in the order in which menu and sheet show it. */
export const allCommands: readonly Command[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flat()
  .toSorted(
    (a, b) => commandGroups.indexOf(a.group) - commandGroups.indexOf(b.group) || a.position - b.position,
  );
