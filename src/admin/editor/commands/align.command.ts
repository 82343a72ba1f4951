import { type Alignment, alignBlocks } from '#document/commands/align-blocks.ts';
import { editWords } from '../work/edit-words.ts';
import { historyWords } from '../work/history-words.ts';
import { type Command, defineCommand } from './command.ts';

export const alignLeftCommand = createAlignCommand('align-left', 'left', 16.6);
export const alignCentreCommand = createAlignCommand('align-centre', 'center', 16.7);
export const alignRightCommand = createAlignCommand('align-right', 'right', 16.8);

/** Creates a command that aligns the selected images and videos on the device that the frame shows. */
function createAlignCommand(
  id: 'align-left' | 'align-centre' | 'align-right',
  alignment: Alignment,
  position: number,
): Command {
  return defineCommand({
    id,
    group: 'block',
    position,
    strokes: [],
    isOfSelection: true,
    cannot: editWords.hasNoOtherAlignment,
    can: ({ editing, panes }) => editing.can(alignBlocks(alignment, panes.active().store.getState().device)),
    run: ({ editing, panes }) =>
      editing.perform(alignBlocks(alignment, panes.active().store.getState().device), {
        step: historyWords.align,
        done: editWords.aligned,
      }),
  });
}
