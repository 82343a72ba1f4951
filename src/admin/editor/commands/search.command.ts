import { defineCommand } from './command.ts';

export const searchCommand = defineCommand({
  id: 'search',
  group: 'page',
  position: 6,
  label: 'Search and social',
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'search' } }),
});
