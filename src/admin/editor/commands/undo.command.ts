import { words } from '../../words.ts';
import { defineCommand } from './command.ts';

export const undoCommand = defineCommand({
  id: 'undo',
  group: 'page',
  position: 3,
  label: 'Undo',
  strokes: [{ key: 'z', mod: true }],
  whileTyping: true,
  can: ({ draft }) => draft.store.getState().past.length > 0,
  cannot: words.history.nothingToUndo,
  run: ({ editing }) => editing.undo(),
});
