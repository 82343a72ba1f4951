import { moveBlocks } from '#document/commands/move-blocks.ts';
import type { MoveDirection } from '#document/move-target.ts';
import { moveStrokes } from '../../command-menu/strokes.ts';
import { words } from '../../words.ts';
import { createBlockCommand } from './block-command.ts';
import type { Command } from './command.ts';

/** Creates a command that moves the selected blocks one step up, down, in or out. */
function createMoveCommand(
  direction: MoveDirection,
  place: { readonly position: number; readonly label: string },
): Command {
  return createBlockCommand({
    id: `move-${direction}`,
    ...place,
    strokes: [moveStrokes[direction]],
    does: moveBlocks(direction),
    cannot: words.outline.cannotMove[direction],
    words: {
      step: words.history.move,
      done: (name, { position, into }) => words.outline.moved(name, position, into),
    },
  });
}

export const moveUpCommand = createMoveCommand('up', { position: 5, label: 'Move up' });

export const moveDownCommand = createMoveCommand('down', { position: 6, label: 'Move down' });

export const moveInCommand = createMoveCommand('in', {
  position: 7,
  label: 'Move into the block above',
});

export const moveOutCommand = createMoveCommand('out', { position: 8, label: 'Move out' });
