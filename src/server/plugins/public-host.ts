import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { encodeForHeader } from '../http/encode-for-header.ts';
import { createNameCheck } from '../http/public-name.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for what a browser shows as a page. */
    isDocument?: boolean;
  }
}

interface Options {
  readonly publicUrl: string;
}

/**
 * Sends documents that are asked for at another name of the site (`www.`) to the one that it is known by: only there do forms and
 * signing in work. Calls, files and health checks are answered wherever they are asked.
 */
export const publicHost = fp<Options>(
  async (app, { publicUrl }) => {
    const isAnotherName = createNameCheck(publicUrl);
    const { host: ours } = new URL(publicUrl);
    app.addHook('onRequest', async (request, reply) => {
      const { routeOptions, url } = request;
      if (!routeOptions.config.isDocument || /^\/api(?:[/?]|$)/.test(url)) return;
      if (!isAnotherName(request.host) || isAskedAsHost(request, ours)) return;
      return reply
        .header('cache-control', 'private, max-age=3600')
        .redirect(encodeForHeader(publicUrl + url), 301);
    });
  },
  { name: 'public-host' },
);

/** True where a proxy that is not trusted says that the site was asked for by its name: a redirect would lead there again. */
function isAskedAsHost({ headers }: FastifyRequest, host: string): boolean {
  return [headers.host, headers['x-forwarded-host']].includes(host);
}
