import { z } from 'zod';
import { coalesce, type Edit } from '#document/edit.ts';
import { browserClock, type Clock } from './clock.ts';
import type { LanguageChoice } from './language-link.ts';
import { previewLimits } from './limits.ts';
import {
  type EditorMessage,
  editorMessageSchema,
  type PageMessage,
  type PreviewDocument,
  pageMessageSchema,
} from './messages.ts';

// How messages cross the frame: the envelope, what both ends have in common, the editor's end and the page's end.

/** Every message travels in an envelope. */
const namespace = 'vitrine';
const protocolVersion = 1;

const envelopeSchema = z.object({
  namespace: z.literal(namespace),
  version: z.literal(protocolVersion),
  /** The page's id: a late message about another page is dropped. */
  documentId: z.string(),
  /** Counts the editor's edits; an acknowledgement names the last one rendered. */
  revision: z.number().int(),
  message: z.unknown(),
});

interface Envelope<Message> {
  readonly documentId: string;
  readonly revision: number;
  readonly message: Message;
}

export function wrapMessage<Message>(envelope: Envelope<Message>) {
  return { namespace, version: protocolVersion, ...envelope };
}

/** Reads a message of the expected direction; undefined for anything else that arrives in a window. */
export function unwrapMessage<Message>(
  schema: z.ZodType<Message>,
  data: unknown,
): Envelope<Message> | undefined {
  const envelope = envelopeSchema.safeParse(data);
  if (!envelope.success) return undefined;
  const message = schema.safeParse(envelope.data.message);
  if (!message.success) return undefined;
  return { documentId: envelope.data.documentId, revision: envelope.data.revision, message: message.data };
}

/** The part of a window that messages need. */
interface MessageWindow {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
export interface MessageTarget {
  postMessage(data: unknown, origin: string): void;
}

interface PortOptions<Incoming> {
  /** The window that listens. */
  readonly self: MessageWindow;
  /** The other window; asked for at every message, since a frame's window changes when it reloads. */
  readonly peer: () => MessageTarget | null | undefined;
  /** The one origin both sides have; compared exactly. */
  readonly origin: string;
  readonly incoming: z.ZodType<Incoming>;
  readonly receive: (envelope: Envelope<Incoming>) => void;
  /** How a message comes to the other window; one way for all of them, so that their order stays. */
  readonly deliver: Deliver;
}

type Deliver = (peer: MessageTarget, data: unknown, origin: string) => void;

/** The browser hands it over when it gets to it. */
export const post: Deliver = (peer, data, origin) => peer.postMessage(data, origin);

/**
 * Has it heard before this returns: a posted message waits behind whatever this thread does next. The other window
 * hears the event that a posted one would be, with a copy of the data; one of another origin has it posted.
 */
export const deliverNow: Deliver = (peer, data, origin) => {
  if (!isOwnWindow(peer, origin)) return post(peer, data, origin);
  peer.dispatchEvent(
    new peer.MessageEvent('message', { data: peer.structuredClone(data), origin, source: window }),
  );
};

function isOwnWindow(peer: MessageTarget, origin: string): peer is Window & typeof globalThis {
  try {
    return (peer as Window).origin === origin;
  } catch {
    return false;
  }
}

/** Sends and receives sealed messages between exactly two windows of one origin. */
function openPort<Incoming, Outgoing>(options: PortOptions<Incoming>) {
  const listener = (event: MessageEvent) => {
    const peer = options.peer();
    if (event.origin !== options.origin || !peer || event.source !== peer) return;
    const envelope = unwrapMessage(options.incoming, event.data);
    if (envelope) options.receive(envelope);
  };
  options.self.addEventListener('message', listener);
  return {
    send(envelope: Envelope<Outgoing>): void {
      const peer = options.peer();
      if (peer) options.deliver(peer, wrapMessage(envelope), options.origin);
    },
    close(): void {
      options.self.removeEventListener('message', listener);
    },
  };
}

export type PreviewTheme = 'light' | 'dark' | 'system';

/** The page's messages about a person's actions in it; the channel deals with the rest. */
export type PageEvent = Exclude<PageMessage, { type: 'page/ready' | 'page/need-sync' | 'page/ack' }>;

export type EditorChannel = ReturnType<typeof openEditorChannel>;

/** All that a frame needs when it becomes ready, or has lost its place. */
export interface PreviewState {
  readonly document: PreviewDocument;
  readonly language: LanguageChoice;
  readonly theme: PreviewTheme;
}

interface EditorChannelOptions {
  readonly self: MessageWindow;
  readonly frame: () => MessageTarget | null | undefined;
  readonly origin: string;
  readonly documentId: string;
  /** The version that is shown; left out, what is being edited. A frame that asks for another one gets nothing. */
  readonly versionId?: string;
  /** The current state of the page; read at every sync, so it always sends the latest. */
  readonly state: () => PreviewState;
  readonly receive?: (message: PageEvent) => void;
  readonly connected?: (connected: boolean) => void;
  /** The page has rendered what it was sent. */
  readonly rendered?: () => void;
  /** The page was sent something and has not rendered it in time: it hangs, or is gone. */
  readonly stalled?: () => void;
  readonly clock?: Omit<Clock, 'now'>;
}

/**
 * The editor's end of the preview: greets until the page is ready, then sends one full sync, then edits
 * gathered per animation frame. A page that reloads or has a gap gets a new sync.
 */
export function openEditorChannel(options: EditorChannelOptions) {
  const clock = options.clock ?? browserClock;
  let ready = false;
  let revision = 0;
  let acknowledged = 0;
  let waiting: Edit[] = [];
  let scheduled = false;
  let callOff: (() => void) | undefined;

  const port = openPort<PageMessage, EditorMessage>({
    self: options.self,
    peer: options.frame,
    origin: options.origin,
    incoming: pageMessageSchema,
    deliver: deliverNow,
    receive: ({ message, documentId, revision: rendered }) => {
      if (message.type === 'page/ready') {
        if (message.versionId === options.versionId) connect();
      } else if (documentId !== options.documentId) return;
      else if (message.type === 'page/need-sync') sync();
      else if (message.type === 'page/ack') acknowledge(rendered);
      else options.receive?.(message);
    },
  });

  const send = (message: EditorMessage) => port.send({ documentId: options.documentId, revision, message });

  function connect(): void {
    ready = true;
    stopExpecting();
    sync();
    options.connected?.(true);
  }

  function expectAck(): void {
    callOff ??= clock.after(() => {
      callOff = undefined;
      options.stalled?.();
    }, previewLimits.ackTimeout);
  }

  function stopExpecting(): void {
    callOff?.();
    callOff = undefined;
  }

  function acknowledge(rendered: number): void {
    acknowledged = rendered;
    stopExpecting();
    if (rendered < revision) expectAck();
    options.rendered?.();
  }

  /** Everything said before is part of the state that is sent now. */
  function sync(): void {
    waiting = [];
    revision += 1;
    send({ type: 'page/sync', ...options.state() });
    expectAck();
  }

  function flush(): void {
    if (!ready || waiting.length === 0) return;
    const edits = coalesce(waiting);
    waiting = [];
    revision += 1;
    send({ type: 'page/edit', edits });
    expectAck();
  }

  const stopGreeting = clock.repeat(() => {
    if (!ready) send({ type: 'editor/hello' });
  }, previewLimits.helloInterval);

  return {
    /**
     * Passes an edit that the editor's own page has already taken: at once, so that a letter is rendered in the frame
     * in which it was typed. What follows within that frame is gathered.
     */
    edit(edit: Edit): void {
      if (!ready) return;
      waiting.push(edit);
      if (scheduled) return;
      flush();
      scheduled = true;
      clock.frame(() => {
        scheduled = false;
        flush();
      });
    },
    /** Sends the whole page again: another document, or pictures that have become known. */
    resync(): void {
      if (ready) sync();
    },
    send(message: Exclude<EditorMessage, { type: 'page/sync' | 'page/edit' }>): void {
      if (!ready) return;
      flush();
      send(message);
    },
    /** To be called when the frame starts loading another document. */
    reset(): void {
      ready = false;
      waiting = [];
      stopExpecting();
      options.connected?.(false);
    },
    /** True if the page has rendered every edit that was sent. */
    get settled() {
      return ready && waiting.length === 0 && acknowledged === revision;
    },
    close(): void {
      stopGreeting();
      stopExpecting();
      port.close();
    },
  };
}

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

type PageSender = (message: PageMessage) => void;

/** ms after which edits go without a frame: a page in the background paints none. */
const withoutFrame = 100;

/**
 * Sends what is typed in the page once the browser has painted it: the editor shares this thread, and what it does with a
 * letter would come before the letter is seen. Any other message sends first what waits, so that their order stays.
 */
export function editsAfterPaint(send: PageSender): PageSender {
  let waiting: PageMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const painted = new MessageChannel();

  function flush(): void {
    clearTimeout(timer);
    const messages = waiting;
    waiting = [];
    for (const message of messages) send(message);
  }

  painted.port1.onmessage = flush;
  addEventListener('pagehide', flush);
  return (message) => {
    if (message.type !== 'page/edit') {
      flush();
      send(message);
      return;
    }
    waiting.push(message);
    if (waiting.length > 1) return;
    timer = setTimeout(flush, withoutFrame);
    // What is posted from within a frame comes when it has been painted.
    requestAnimationFrame(() => painted.port2.postMessage(null));
  };
}
