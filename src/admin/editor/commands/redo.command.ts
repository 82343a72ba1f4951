import { words } from '../../words.ts';
import { defineCommand } from './command.ts';

export const redoCommand = defineCommand({
  id: 'redo',
  group: 'page',
  position: 4,
  label: 'Redo',
  strokes: [
    { key: 'z', shift: true, mod: true },
    { key: 'y', mod: true },
  ],
  whileTyping: true,
  can: ({ draft }) => draft.store.getState().future.length > 0,
  cannot: words.history.nothingToRedo,
  run: ({ editing }) => editing.redo(),
});
