import { words } from '../../words.ts';
import { readSystemHtml } from '../services/system-clipboard.ts';
import { clipboardCommand } from './clipboard-command.ts';

export const pasteCommand = clipboardCommand({
  id: 'paste',
  position: 13,
  label: 'Paste',
  key: 'v',
  refused: words.clipboard.noReading,
  does: async ({ clipboard }) => {
    const html = await readSystemHtml();
    if (html !== undefined) clipboard.paste((type) => (type === 'text/html' ? html : ''));
    return html !== undefined;
  },
});
