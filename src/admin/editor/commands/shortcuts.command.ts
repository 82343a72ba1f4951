import { defineCommand } from './command.ts';

export const shortcutsCommand = defineCommand({
  id: 'shortcuts',
  group: 'view',
  position: 2,
  label: 'Keyboard shortcuts',
  strokes: [{ key: '?' }],
  run: ({ view }) => view.setState({ dialog: { type: 'shortcuts' } }),
});
