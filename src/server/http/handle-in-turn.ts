import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests of one connection that may wait for their turn. Browsers and proxies wait for each answer and need none. */
export const mostWaiting = 100;

interface Line {
  /** Response to the request being handled, or to the last one. */
  current: ServerResponse;
  readonly waiting: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
  /** True once more came than may wait: the connection ends with the current answer. */
  isFull: boolean;
}

/**
 * Handles the requests of a connection one after the other, and lets everybody else have a turn of the event loop in between.
 * Node by itself handles all that were sent in one piece (HTTP pipelining, RFC 9112, section 9.3.2) before it looks at any other
 * connection: a thousand of them fit into 50 KB.
 */
export function handleInTurn(handle: Handler): Handler {
  const lines = new WeakMap<Socket, Line>();

  function handleNext(socket: Socket, line: Line): void {
    if (line.isFull) socket.destroy();
    const next = socket.destroyed ? undefined : line.waiting.shift();
    if (!next) return;
    line.current = next.response;
    if (line.waiting.length > 0) awaitTurn(socket, line);
    handle(next.request, next.response);
  }

  function awaitTurn(socket: Socket, line: Line): void {
    line.current.once('close', () => setImmediate(handleNext, socket, line));
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || (line.waiting.length === 0 && isOver(line.current))) {
      if (line) line.current = response;
      else lines.set(socket, { current: response, waiting: [], isFull: false });
      handle(request, response);
    } else if (line.waiting.length < mostWaiting) {
      if (line.waiting.push({ request, response }) === 1) awaitTurn(socket, line);
    } else {
      line.isFull = true;
      // Reads no more of what would be parsed and thrown away.
      socket.pause();
    }
  };
}

function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
