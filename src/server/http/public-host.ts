import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

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
    const { hostname: ours } = new URL(publicUrl);
    app.addHook('onRequest', async (request, reply) => {
      const { routeOptions, url } = request;
      if (!routeOptions.config.isDocument || /^\/api(?:[/?]|$)/.test(url)) return;
      // `GET https://…` and `OPTIONS *` are targets too (RFC 9112, section 3.2); no browser sends them here.
      if (!url.startsWith('/')) return;
      if (!isAnotherName(request.host) || isAskedAs(request, ours)) return;
      return reply
        .header('cache-control', 'private, max-age=3600')
        .redirect(encodeForHeader(publicUrl + url), 301);
    });
  },
  { name: 'public-host' },
);

/** True where a proxy, trusted or not, says that the site was asked for by its name: a redirect would lead there again. */
function isAskedAs({ headers }: FastifyRequest, name: string): boolean {
  const hosts = [headers.host, headers['x-forwarded-host']].flat().flatMap((list = '') => list.split(','));
  return hosts.some((host) => hostName(host.trim()) === name);
}

/**
 * Makes a check whether a host, as `Host` writes it, is another public name than that of the site, such as one with `www.`
 * Addresses, loopback and the names of private networks are not public: health checks and proxies ask there. A site that is
 * itself at none has no other names.
 *
 * @param publicUrl the origin of the site
 */
export function createNameCheck(publicUrl: string): (host: string) => boolean {
  const ours = new URL(publicUrl).hostname;
  if (!isPublicName(ours)) return () => false;
  return (host) => {
    const name = hostName(host);
    return name !== ours && isPublicName(name);
  };
}

/** The name in a `Host` header, without its port, in lower case. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

function isPublicName(name: string): boolean {
  if (isIP(name) !== 0 || name.startsWith('[')) return false;
  return name.includes('.') && !/\.(?:localhost|local|internal)$/.test(name);
}

/** An address in the characters that a header can carry; what is encoded already stays as it is. */
export function encodeForHeader(address: string): string {
  return address.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);
}
