import { defineCommand } from './command.ts';

export const preflightCommand = defineCommand({
  id: 'preflight',
  group: 'page',
  position: 9,
  label: 'Preflight',
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'preflight' } }),
});
