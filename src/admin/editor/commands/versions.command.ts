import { defineCommand } from './command.ts';

export const versionsCommand = defineCommand({
  id: 'versions',
  group: 'page',
  position: 7,
  label: 'Versions',
  strokes: [{ key: 'h', mod: true, alt: true }],
  run: ({ view }) => view.setState({ dialog: { type: 'versions' } }),
});
