import { defineCommand } from './command.ts';

export const commandsCommand = defineCommand({
  id: 'commands',
  group: 'view',
  position: 1,
  label: 'Commands',
  strokes: [{ key: 'k', mod: true }],
  whileTyping: true,
  run: ({ view }) => view.setState({ dialog: { type: 'commands' } }),
});
