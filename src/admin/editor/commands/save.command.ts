import { saveStroke } from '../../palette/strokes.ts';
import { defineCommand } from './command.ts';

export const saveCommand = defineCommand({
  id: 'save',
  group: 'page',
  position: 1,
  label: 'Save',
  strokes: [saveStroke],
  whileTyping: true,
  run: ({ saves }) => void saves.save(),
});
