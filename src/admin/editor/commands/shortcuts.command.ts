import { sheetStroke } from '../../palette/strokes.ts';
import { words } from '../../words.ts';
import { defineCommand } from './command.ts';

export const shortcutsCommand = defineCommand({
  id: 'shortcuts',
  group: 'view',
  position: 2,
  label: words.palette.shortcuts,
  strokes: [sheetStroke],
  run: ({ view }) => view.setState({ dialog: { type: 'shortcuts' } }),
});
