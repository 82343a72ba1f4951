import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if browsers show the response as a page. */
    isDocument?: boolean;
  }
}

interface Options {
  readonly publicUrl: string;
}

/**
 * Redirects documents that are requested at another name of the site (`www.`) to its public URL, since forms
 * and signing in work only there. Calls, files and health checks are answered at any name.
 */
export const publicHost = fp<Options>(
  async (app, { publicUrl }) => {
    const isAnotherName = createNameCheck(publicUrl);
    const { hostname: ours } = new URL(publicUrl);
    app.addHook('onRequest', async (request, reply) => {
      const { routeOptions, url } = request;
      if (!routeOptions.config.isDocument || /^\/api(?:[/?]|$)/.test(url)) return;
      // `GET https://…` and `OPTIONS *` are targets too (RFC 9112, 3.2), which browsers do not send here.
      if (!url.startsWith('/')) return;
      if (!isAnotherName(request.host) || isAskedAs(request, ours)) return;
      return reply
        .header('cache-control', 'private, max-age=3600')
        .redirect(encodeForHeader(publicUrl + url), 301);
    });
  },
  { name: 'public-host' },
);

/**
 * True if any proxy, trusted or not, states that the site was requested by this name: a redirect would loop.
 */
function isAskedAs({ headers }: FastifyRequest, name: string): boolean {
  const hosts = [headers.host, headers['x-forwarded-host']].flat().flatMap((list = '') => list.split(','));
  return hosts.some((host) => parseHostName(host.trim()) === name);
}

/**
 * Creates a check whether a `Host` is another public name of the site, such as one with `www.` IP addresses,
 * loopback and names of private networks are not public: health checks and proxies use them. A site at such a
 * name has no other names.
 *
 * @param publicUrl origin of the site
 */
export function createNameCheck(publicUrl: string): (host: string) => boolean {
  const ours = new URL(publicUrl).hostname;
  if (!isPublicName(ours)) return () => false;
  return (host) => {
    const name = parseHostName(host);
    return name !== ours && isPublicName(name);
  };
}

/** Returns the name in a `Host` header without its port, in lower case. */
function parseHostName(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

function isPublicName(name: string): boolean {
  if (isIP(name) !== 0 || name.startsWith('[')) return false;
  return name.includes('.') && !/\.(?:localhost|local|internal)$/.test(name);
}

/** Encodes a URL for a header; existing encoding is kept. */
export function encodeForHeader(address: string): string {
  return address.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);
}
