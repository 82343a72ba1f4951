import { defineCommand } from './command.ts';

export const shareCommand = defineCommand({
  id: 'share',
  group: 'page',
  position: 12,
  label: 'Share draft…',
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'share' } }),
});
