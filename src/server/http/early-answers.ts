import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import fp from 'fastify-plugin';
import { createNameCheck } from './public-host.ts';

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

/** Answers a request by itself, or leaves it untouched to the routes and says false. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets who is asked before the routes are. Not asked any more once the server is closing. */
    answerEarly(answer: EarlyAnswer): void;
  }
}

/** What Fastify hands to a server's maker, and types as anything; times in milliseconds. */
interface NodeServerOptions {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
}

/**
 * A server that can answer before Fastify does: its way to a route costs more than sending a page from memory.
 * What is answered early runs no hook, so it has to be what no hook has anything to say about.
 *
 * @param frameOrigin where no page is: `frame-host.plugin.ts` decides there
 * @param publicUrl where pages are: what is asked for at another name, `public-host.ts` redirects
 */
export function earlyAnswers({
  frameOrigin,
  publicUrl,
}: {
  readonly frameOrigin?: string | undefined;
  readonly publicUrl?: string;
} = {}) {
  let early: EarlyAnswer = () => false;
  const frames = frameOrigin === undefined ? undefined : new URL(frameOrigin).hostname;
  const isAnotherName = publicUrl === undefined ? () => false : createNameCheck(publicUrl);
  // Whatever a caller or a proxy calls the host: only the routes know who is believed.
  const isElsewhere = ({ headers: { host = '', 'x-forwarded-host': forwarded = '' } }: IncomingMessage) =>
    (frames !== undefined && `${host} ${forwarded}`.toLowerCase().includes(frames)) ||
    isAnotherName(host) ||
    (forwarded !== '' && isAnotherName(String(forwarded)));

  const serverFactory: FastifyServerFactory = (handle, options) => {
    const {
      http = {},
      keepAliveTimeout,
      requestTimeout,
      connectionTimeout,
    } = options as unknown as NodeServerOptions;
    const server = createServer(
      http,
      handleInTurn((request, response) => {
        if (isElsewhere(request) || !early(request, response)) handle(request, response);
      }),
    );
    // As Fastify does where it makes the server itself.
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    return server;
  };

  const plugin = fp(
    async (app) => {
      app.decorate('answerEarly', (answer: EarlyAnswer) => {
        early = answer;
      });
      // From here on Fastify alone knows what may still be answered, and ends connections.
      app.addHook('preClose', async () => {
        early = () => false;
      });
    },
    { name: 'early-answers' },
  );

  return { serverFactory, plugin };
}
