import { words } from '../../words.ts';
import { writeSystem } from '../services/system-clipboard.ts';
import { clipboardCommand } from './clipboard-command.ts';

export const copyCommand = clipboardCommand({
  id: 'copy',
  position: 12,
  label: 'Copy',
  key: 'c',
  isOfSelection: true,
  can: ({ clipboard }) => clipboard.flavours() !== undefined,
  refused: words.clipboard.noWriting,
  does: async ({ clipboard }) => {
    const flavours = clipboard.flavours();
    if (!flavours) return true;
    const written = await writeSystem(flavours);
    if (written) clipboard.copied();
    return written;
  },
});
