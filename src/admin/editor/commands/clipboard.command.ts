import { formatStroke } from '../../shared/keystroke.ts';
import { clipboardWords } from '../services/clipboard-words.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { readSystem, writeSystem } from '../services/system-clipboard.ts';
import { type Command, defineCommand } from './command.ts';

type Options = Pick<Command, 'id' | 'position'> &
  Partial<Pick<Command, 'can' | 'isOfSelection'>> & {
    /** Key with Control or Command. The browser handles it and sends a clipboard event. */
    readonly key: string;
    /** False if the browser refuses clipboard access without an event. */
    readonly does: (services: EditorServices) => Promise<boolean>;
    /** Advice that names the keyboard shortcuts, which always work. */
    readonly refused: (keys: string) => string;
  };

/** Creates a menu command to copy, cut or paste, since the browser sends no clipboard event for those. */
function createClipboardCommand({ key, does, refused, ...rest }: Options): Command {
  const stroke = { key, mod: true };
  return defineCommand({
    ...rest,
    group: 'block',
    strokes: [stroke],
    byBrowser: true,
    run: (services) =>
      void does(services).then((done) => done || services.clipboard.tell(refused(formatStroke(stroke)))),
  });
}

export const copyCommand = createClipboardCommand({
  id: 'copy',
  position: 12,
  key: 'c',
  isOfSelection: true,
  can: ({ clipboard }) => clipboard.flavours() !== undefined,
  refused: clipboardWords.noWriting,
  does: async ({ clipboard }) => {
    const flavours = clipboard.flavours();
    if (!flavours) return true;
    const written = await writeSystem(flavours);
    if (written) clipboard.copied();
    return written;
  },
});

export const cutCommand = createClipboardCommand({
  id: 'cut',
  position: 11,
  key: 'x',
  isOfSelection: true,
  can: ({ clipboard }) => clipboard.flavours() !== undefined,
  refused: clipboardWords.noWriting,
  does: async ({ clipboard, draft }) => {
    const { content, selection } = draft.store.getState();
    const flavours = clipboard.flavours();
    if (!flavours) return true;
    const written = await writeSystem(flavours);
    const now = draft.store.getState();
    // Cuts only if the clipboard has the blocks as they are now.
    if (written && now.content === content && now.selection === selection) clipboard.cut();
    return written;
  },
});

export const pasteCommand = createClipboardCommand({
  id: 'paste',
  position: 13,
  key: 'v',
  refused: clipboardWords.noReading,
  does: async ({ clipboard }) => {
    const flavours = await readSystem();
    if (flavours) clipboard.paste((type) => flavours[type] ?? '');
    return flavours !== undefined;
  },
});
