import { z } from 'zod';

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
export interface MessageWindow {
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
export function openPort<Incoming, Outgoing>(options: PortOptions<Incoming>) {
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
