import { defineCommand } from './command.ts';

export const settingsCommand = defineCommand({
  id: 'settings',
  group: 'page',
  position: 5,
  label: 'Page settings',
  strokes: [{ key: ',', mod: true }],
  run: ({ view }) => view.setState({ dialog: { type: 'settings' } }),
});
