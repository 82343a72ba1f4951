import { stepTextSize } from '#document/commands/step-text-size.ts';
import { editWords } from '../work/edit-words.ts';
import { historyWords } from '../work/history-words.ts';
import { type Command, defineCommand } from './command.ts';

export const largerTextCommand = createSizeCommand('larger-text', 1, '.', 16.2);
export const smallerTextCommand = createSizeCommand('smaller-text', -1, ',', 16.4);

/** Creates a command that makes the selected texts larger or smaller on the device that the frame shows. */
function createSizeCommand(
  id: 'larger-text' | 'smaller-text',
  direction: 1 | -1,
  key: string,
  position: number,
): Command {
  return defineCommand({
    id,
    group: 'block',
    position,
    strokes: [{ key, mod: true, alt: true }],
    isOfSelection: true,
    cannot: editWords.hasNoOtherSize,
    can: ({ editing, panes }) => editing.can(stepTextSize(direction, panes.active().store.getState().device)),
    run: ({ editing, panes }) =>
      editing.perform(stepTextSize(direction, panes.active().store.getState().device), {
        step: historyWords.size,
        done: editWords.resized,
      }),
  });
}
