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

// The message channel of the frame: the envelope, what both ends share, the editor's end and the page's end.

/** Namespace of the envelope around every message. */
const namespace = 'vitrine';
const protocolVersion = 1;

const envelopeSchema = z.object({
  namespace: z.literal(namespace),
  version: z.literal(protocolVersion),
  /** Id of the page. Late messages about another page are dropped. */
  documentId: z.string(),
  /** Number of the editor's edits. An acknowledgement has the number of the last rendered one. */
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

/** Validates a message from a window; undefined for other messages, and for those of the other direction. */
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

/** The part of a window that is needed for messages. */
interface MessageWindow {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
export interface MessageTarget {
  postMessage(data: unknown, origin: string): void;
}

interface PortOptions<Incoming> {
  /** The receiving window. */
  readonly self: MessageWindow;
  /**
   * Gets the other window. It is called for every message, since a frame's window changes when it reloads.
   */
  readonly peer: () => MessageTarget | null | undefined;
  /** Origin of both windows, which must match exactly. */
  readonly origin: string;
  readonly incoming: z.ZodType<Incoming>;
  readonly receive: (envelope: Envelope<Incoming>) => void;
  /** Sends a message to the other window. Use only one function per port, so that messages stay in order. */
  readonly deliver: MessageDelivery;
}

type MessageDelivery = (peer: MessageTarget, data: unknown, origin: string) => void;

/** Sends asynchronously. */
export const post: MessageDelivery = (peer, data, origin) => peer.postMessage(data, origin);

/**
 * Delivers synchronously: a posted message would wait until this thread is idle. It dispatches an equal event
 * in the other window, with a copy of the data; to a window of another origin it posts.
 */
export const deliverNow: MessageDelivery = (peer, data, origin) => {
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

/** Sends and receives messages in envelopes between exactly two windows of one origin. */
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

/** Messages about the user's actions in the page. The channel handles the others itself. */
export type PageEvent = Exclude<PageMessage, { type: 'page/ready' | 'page/need-sync' | 'page/ack' }>;

export type EditorChannel = ReturnType<typeof openEditorChannel>;

/** State that a frame needs when it becomes ready or has missed edits. */
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
  /** Id of the version that is shown. Absent for the draft. Requests for other versions are ignored. */
  readonly versionId?: string;
  /** Gets the current state of the page. It is called for every sync. */
  readonly state: () => PreviewState;
  readonly receive?: (message: PageEvent) => void;
  readonly connected?: (connected: boolean) => void;
  /** Called when the page has rendered everything that was sent. */
  readonly rendered?: () => void;
  /** Called if the page did not acknowledge in time: it hangs, or is gone. */
  readonly stalled?: () => void;
  readonly clock?: Omit<Clock, 'now'>;
}

/**
 * Opens the editor's end of the preview. It sends greetings until the page is ready, then one full sync, then
 * edits, batched per animation frame. A page that reloads or misses a revision gets a new sync.
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

  /** Sends the state, which includes all earlier edits. */
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
     * Sends an edit that was already applied in the editor. It is sent immediately, so that a typed letter is
     * rendered in the same frame. Further edits in that frame are batched.
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
    /** Sends the whole page again, for another document or new facts about media. */
    resync(): void {
      if (ready) sync();
    },
    send(message: Exclude<EditorMessage, { type: 'page/sync' | 'page/edit' }>): void {
      if (!ready) return;
      flush();
      send(message);
    },
    /** Call it when the frame starts to load another document. */
    reset(): void {
      ready = false;
      waiting = [];
      stopExpecting();
      options.connected?.(false);
    },
    /** True if the page has rendered every sent edit. */
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
  /** Id of the shown page; messages about other pages are ignored. Undefined before the first sync. */
  readonly documentId: string | undefined;
  /** Id of the requested version. Absent for the draft. */
  readonly versionId?: string | undefined;
  readonly receive: (message: Exclude<EditorMessage, { type: 'editor/hello' }>) => void;
}

/**
 * Opens the page's end of the preview. It announces that it is ready, receives a sync and then each revision;
 * a missing revision requests a new sync. `rendered()` acknowledges what was rendered.
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

/** ms after which edits are sent without an animation frame, because pages in the background have none. */
const withoutFrame = 100;

/**
 * Delays typed edits until the browser has painted them: the editor runs in the same thread, and would
 * otherwise delay the letter's paint. Other messages first send the waiting edits, so that the order stays.
 */
export function sendEditsAfterPaint(send: PageSender): PageSender {
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
    // A message posted in an animation frame arrives after that frame's paint.
    requestAnimationFrame(() => painted.port2.postMessage(null));
  };
}
