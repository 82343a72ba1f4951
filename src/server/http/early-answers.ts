import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import fp from 'fastify-plugin';
import { handleInTurn } from './handle-in-turn.ts';
import { createNameCheck } from './public-name.ts';

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
