import type { z } from 'zod';
import { type Envelope, seal, unsealMessage } from './messages.ts';

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
    const envelope = unsealMessage(options.incoming, event.data);
    if (envelope) options.receive(envelope);
  };
  options.self.addEventListener('message', listener);
  return {
    send(envelope: Envelope<Outgoing>): void {
      const peer = options.peer();
      if (peer) options.deliver(peer, seal(envelope), options.origin);
    },
    close(): void {
      options.self.removeEventListener('message', listener);
    },
  };
}
