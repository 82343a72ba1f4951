import { commandsStroke } from '../../palette/strokes.ts';
import { words } from '../../words.ts';
import { defineCommand } from './command.ts';

export const commandsCommand = defineCommand({
  id: 'commands',
  group: 'view',
  position: 1,
  label: words.palette.title,
  strokes: [commandsStroke],
  whileTyping: true,
  run: ({ view }) => view.setState({ dialog: { type: 'commands' } }),
});
