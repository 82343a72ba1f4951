import { moveBlocks } from '#document/commands/move-blocks.ts';
import type { MoveDirection } from '#document/move-target.ts';
import { moveStrokes } from '../../palette/strokes.ts';
import { words } from '../../words.ts';
import { blockCommand } from './block-command.ts';
import type { Command } from './command.ts';

/** One step up, down, in or out. */
export function moveCommand(
  direction: MoveDirection,
  place: { readonly position: number; readonly label: string },
): Command {
  return blockCommand({
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
