import type { z } from 'zod';
import { type EditorMessage, editorMessageSchema, type PageMessage } from './messages.ts';
import { type MessageTarget, type MessageWindow, openPort, post } from './port.ts';

interface PageChannelOptions {
  readonly self: MessageWindow;
  readonly editor: MessageTarget;
  readonly origin: string;
  /** The page this document shows; messages about another one are ignored. Unknown until the first sync. */
  readonly documentId: string | undefined;
  /** The version of it that is asked for; without one it is what is being edited. */
  readonly versionId?: string | undefined;
  readonly receive: (message: Exclude<EditorMessage, { type: 'editor/hello' }>) => void;
}

/**
 * The page's end of the preview: says that it is ready, takes a sync and then every revision in turn; a
 * missing one asks for a new sync. `rendered()` acknowledges what has been rendered.
 */
export function openPageChannel(options: PageChannelOptions) {
  let { documentId } = options;
  const ready = { type: 'page/ready', versionId: options.versionId } as const;
  let revision = 0;
  let synced = false;

  const port = openPort<EditorMessage, PageMessage>({
    self: options.self,
    peer: () => options.editor,
    origin: options.origin,
    incoming: editorMessageSchema as z.ZodType<EditorMessage>,
    deliver: post,
    receive: (envelope) => {
      const { message } = envelope;
      if (message.type === 'editor/hello') return send(ready);
      if (message.type === 'page/sync') documentId ??= envelope.documentId;
      if (envelope.documentId !== documentId) return;
      if (message.type === 'page/sync') synced = true;
      else if (!synced) return;
      else if (message.type === 'page/edit' && envelope.revision !== revision + 1) {
        if (envelope.revision <= revision) return;
        synced = false;
        return send({ type: 'page/need-sync', reason: `expected ${revision + 1}, got ${envelope.revision}` });
      }
      if (message.type === 'page/sync' || message.type === 'page/edit') revision = envelope.revision;
      options.receive(message);
    },
  });

  const send = (message: PageMessage) => port.send({ documentId: documentId ?? '', revision, message });
  send(ready);

  return {
    send,
    rendered: () => send({ type: 'page/ack' }),
    close: port.close,
  };
}
