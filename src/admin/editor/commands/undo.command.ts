import { historyWords } from '../work/history-words.ts';
import { defineCommand } from './command.ts';

export const undoCommand = defineCommand({
  id: 'undo',
  group: 'page',
  position: 3,
  strokes: [{ key: 'z', mod: true }],
  whileTyping: true,
  can: ({ draft }) => draft.store.getState().past.length > 0,
  cannot: historyWords.nothingToUndo,
  run: ({ editing }) => editing.undo(),
});

export const redoCommand = defineCommand({
  id: 'redo',
  group: 'page',
  position: 4,
  strokes: [
    { key: 'z', shift: true, mod: true },
    { key: 'y', mod: true },
  ],
  whileTyping: true,
  can: ({ draft }) => draft.store.getState().future.length > 0,
  cannot: historyWords.nothingToRedo,
  run: ({ editing }) => editing.redo(),
});
