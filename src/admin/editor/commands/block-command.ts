import type { BlockCommand } from '#document/commands/command.ts';
import type { DoneWords } from '../services/editing/edit-blocks.ts';
import { type Command, defineCommand } from './command.ts';

type Options = Pick<Command, 'id' | 'position' | 'strokes' | 'cannot'> & {
  readonly does: BlockCommand;
  readonly words: DoneWords;
};

/** Creates a command that changes the selected blocks. */
export function createBlockCommand({ does, words, ...rest }: Options): Command {
  return defineCommand({
    ...rest,
    group: 'block',
    isOfSelection: true,
    can: ({ editing }) => editing.can(does),
    run: ({ editing }) => editing.perform(does, words),
  });
}
