import { moveBlocks } from '#document/commands/move-blocks.ts';
import { placeBeside, takeOutOfColumns } from '#document/commands/place-beside.ts';
import type { MoveDirection } from '#document/move-target.ts';
import { moveStrokes } from '../../command-menu/strokes.ts';
import { editWords } from '../work/edit-words.ts';
import { historyWords } from '../work/history-words.ts';
import { createBlockCommand } from './block-command.ts';
import type { Command } from './command.ts';

/** Creates a command that moves the selected blocks one step up, down, in or out. */
function createMoveCommand(direction: MoveDirection, position: number): Command {
  return createBlockCommand({
    id: `move-${direction}`,
    position,
    strokes: [moveStrokes[direction]],
    does: moveBlocks(direction),
    cannot: editWords.cannotMove[direction],
    words: {
      step: historyWords.move,
      done: (name, { position, into }) => editWords.moved(name, position, into),
    },
  });
}

export const moveUpCommand = createMoveCommand('up', 5);
export const moveDownCommand = createMoveCommand('down', 6);
export const moveInCommand = createMoveCommand('in', 7);
export const moveOutCommand = createMoveCommand('out', 8);

/** Creates a command that places the selected blocks in a column beside the block above or below. */
function createBesideCommand(neighbour: 'above' | 'below', position: number): Command {
  return createBlockCommand({
    id: `beside-${neighbour}`,
    position,
    strokes: [],
    does: placeBeside(neighbour),
    cannot: editWords.cannotPlaceBeside[neighbour],
    words: { step: historyWords.move, done: editWords.placedBeside },
  });
}

export const besideAboveCommand = createBesideCommand('above', 22);
export const besideBelowCommand = createBesideCommand('below', 23);

export const takeOutCommand = createBlockCommand({
  id: 'take-out',
  position: 24,
  strokes: [],
  does: takeOutOfColumns,
  cannot: editWords.cannotTakeOut,
  words: { step: historyWords.move, done: editWords.takenOut },
});
