import type { z } from 'zod';
import { type Envelope, seal, unseal } from './messages.ts';

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
}

/** Sends and receives sealed messages between exactly two windows of one origin. */
export function openPort<Incoming, Outgoing>(options: PortOptions<Incoming>) {
  const listener = (event: MessageEvent) => {
    const peer = options.peer();
    if (event.origin !== options.origin || !peer || event.source !== peer) return;
    const envelope = unseal(options.incoming, event.data);
    if (envelope) options.receive(envelope);
  };
  options.self.addEventListener('message', listener);
  return {
    send(envelope: Envelope<Outgoing>): void {
      options.peer()?.postMessage(seal(envelope), options.origin);
    },
    close(): void {
      options.self.removeEventListener('message', listener);
    },
  };
}
