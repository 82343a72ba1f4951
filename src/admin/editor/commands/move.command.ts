import { moveBlocks } from '#document/commands/move-blocks.ts';
import type { MoveDirection } from '#document/move-target.ts';
import { moveStrokes } from '../../command-menu/strokes.ts';
import { words } from '../../words.ts';
import { blockCommand } from './block-command.ts';
import type { Command } from './command.ts';

/** One step up, down, in or out. */
function moveCommand(direction: MoveDirection, position: number): Command {
  return blockCommand({
    id: `move-${direction}`,
    position,
    strokes: [moveStrokes[direction]],
    does: moveBlocks(direction),
    cannot: words.outline.cannotMove[direction],
    words: {
      step: words.history.move,
      done: (name, { position, into }) => words.outline.moved(name, position, into),
    },
  });
}

export const moveUpCommand = moveCommand('up', 5);
export const moveDownCommand = moveCommand('down', 6);
export const moveInCommand = moveCommand('in', 7);
export const moveOutCommand = moveCommand('out', 8);
