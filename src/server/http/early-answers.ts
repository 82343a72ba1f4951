import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import fp from 'fastify-plugin';
import { createNameCheck } from './public-host.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Pipelined requests that may wait on a connection. Browsers and proxies wait for each response, so they need
 * none.
 */
export const mostWaiting = 100;

interface Line {
  /** Response to the request being handled, or to the last one. */
  current: ServerResponse;
  readonly waiting: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
  /** True if too many requests are waiting: the connection ends after the current response. */
  isFull: boolean;
}

/**
 * Handles requests of a connection one after another, and yields to the event loop in between. Node handles
 * all pipelined requests (RFC 9112, 9.3.2) of a chunk before any other connection: a thousand fit into 50 KB.
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
      // Stops reading requests that would be dropped.
      socket.pause();
    }
  };
}

function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}

/** Answers a request, or returns false and leaves it to the routes. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets the handler that runs before the routes. It no longer runs once the server is closing. */
    answerEarly(answer: EarlyAnswer): void;
  }
}

/** Fastify's options for a server factory, which it does not type; times in ms. */
interface NodeServerOptions {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
}

/**
 * Creates a server that can answer before Fastify, whose routing costs more than sending a page from memory.
 * Such answers skip all hooks, so they must not need any.
 *
 * @param frameOrigin origin of foreign code; it serves no pages, see `frame-host.plugin.ts`
 * @param publicUrl origin of the pages; `public-host.ts` redirects other names to it
 */
export function createEarlyAnswers({
  frameOrigin,
  publicUrl,
}: {
  readonly frameOrigin?: string | undefined;
  readonly publicUrl?: string;
} = {}) {
  let early: EarlyAnswer = () => false;
  const frames = frameOrigin === undefined ? undefined : new URL(frameOrigin).hostname;
  const isAnotherName = publicUrl === undefined ? () => false : createNameCheck(publicUrl);
  // Requests for another host go to the routes, since only those know which proxy headers are trusted.
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
    // Fastify sets these on the servers that it creates.
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
      // From here on only Fastify may answer, since it ends connections.
      app.addHook('preClose', async () => {
        early = () => false;
      });
    },
    { name: 'early-answers' },
  );

  return { serverFactory, plugin };
}
