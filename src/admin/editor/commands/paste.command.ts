import { words } from '../../words.ts';
import { readSystem } from '../services/system-clipboard.ts';
import { clipboardCommand } from './clipboard-command.ts';

export const pasteCommand = clipboardCommand({
  id: 'paste',
  position: 13,
  label: 'Paste',
  key: 'v',
  refused: words.clipboard.noReading,
  does: async ({ clipboard }) => {
    const flavours = await readSystem();
    if (flavours) clipboard.paste((type) => flavours[type] ?? '');
    return flavours !== undefined;
  },
});
