import { defineCommand } from './command.ts';

export const saveCommand = defineCommand({
  id: 'save',
  group: 'page',
  position: 1,
  label: 'Save',
  strokes: [{ key: 's', mod: true }],
  whileTyping: true,
  run: ({ saves }) => void saves.save(),
});
