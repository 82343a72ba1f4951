import { moveBlocks } from '#document/commands/move-blocks.ts';
import type { MoveDirection } from '#document/move-target.ts';
import { words } from '../../words.ts';
import { blockCommand } from './block-command.ts';
import type { Command } from './command.ts';

/** One step up, down, in or out, by Alt and the arrow that points there. */
export function moveCommand(
  direction: MoveDirection,
  { key, ...rest }: { readonly key: string; readonly position: number; readonly label: string },
): Command {
  return blockCommand({
    id: `move-${direction}`,
    ...rest,
    strokes: [{ key, alt: true }],
    does: moveBlocks(direction),
    cannot: words.outline.cannotMove[direction],
    words: {
      step: words.history.move,
      done: (name, { position }) => words.outline.moved(name, position),
    },
  });
}
