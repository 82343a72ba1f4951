import { defineCommand } from './command.ts';

export const publishCommand = defineCommand({
  id: 'publish',
  group: 'page',
  position: 2,
  label: 'Publish',
  strokes: [],
  run: ({ publisher }) => publisher.look(),
});
