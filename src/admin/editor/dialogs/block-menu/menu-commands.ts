import {
  deleteCommand,
  duplicateCommand,
  hideCommand,
  insertCommand,
  wrapCommand,
} from '../../commands/block.command.ts';
import { copyCommand, cutCommand, pasteCommand } from '../../commands/clipboard.command.ts';
import type { Command } from '../../commands/command.ts';
import {
  besideAboveCommand,
  besideBelowCommand,
  moveDownCommand,
  moveUpCommand,
  takeOutCommand,
} from '../../commands/move.command.ts';
import { detachCommand, saveSectionCommand } from '../../commands/section.command.ts';
import { parentCommand, selectLikeCommand } from '../../commands/select.command.ts';
import { copyStyleCommand, pasteStyleCommand } from '../../commands/style.command.ts';
import { largerTextCommand, smallerTextCommand } from '../../commands/text-size.command.ts';
import type { EditorServices } from '../../services/editor-context.ts';

/** Commands of the menu in groups. Those in the second list of a group are left out if they cannot run. */
const groups: readonly (readonly [readonly Command[], readonly Command[]])[] = [
  [[insertCommand, cutCommand, copyCommand, pasteCommand, duplicateCommand], []],
  [
    [moveUpCommand, moveDownCommand],
    [besideAboveCommand, besideBelowCommand, wrapCommand, takeOutCommand],
  ],
  [
    [hideCommand, copyStyleCommand],
    [pasteStyleCommand, largerTextCommand, smallerTextCommand],
  ],
  [
    [parentCommand, selectLikeCommand],
    [saveSectionCommand, detachCommand],
  ],
  [[deleteCommand], []],
];

export function listMenuCommands(services: EditorServices): readonly (readonly Command[])[] {
  return groups.map(([always, possible]) => [
    ...always,
    ...possible.filter((command) => command.can(services)),
  ]);
}
