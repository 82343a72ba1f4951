import { words } from '../../words.ts';
import { writeSystem } from '../services/system-clipboard.ts';
import { clipboardCommand } from './clipboard-command.ts';

export const cutCommand = clipboardCommand({
  id: 'cut',
  position: 11,
  label: 'Cut',
  key: 'x',
  isOfSelection: true,
  can: ({ clipboard }) => clipboard.flavours() !== undefined,
  refused: words.clipboard.noWriting,
  does: async ({ clipboard, draft }) => {
    const { content, selection } = draft.store.getState();
    const flavours = clipboard.flavours();
    if (!flavours) return true;
    const written = await writeSystem(flavours);
    const now = draft.store.getState();
    // Only what is on the clipboard as it is here leaves the page.
    if (written && now.content === content && now.selection === selection) clipboard.cut();
    return written;
  },
});
