import { defineCommand } from './command.ts';

export const scheduleCommand = defineCommand({
  id: 'schedule',
  group: 'page',
  position: 10,
  label: 'Schedule publishing',
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'schedule' } }),
});
