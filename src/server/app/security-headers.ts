import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { buildTransportHeaders, type TransportSecurity } from '#server/http/document-headers.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';

interface Options {
  readonly publicUrl: string;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that change something and that another website made a browser send. */
export const foreignOrigins = fp<Options>(
  async (app, { publicUrl }) => {
    const check = requireSameOrigin(publicUrl);
    app.addHook('onRequest', async (request) => {
      if (!safeMethods.has(request.method)) await check(request);
    });
  },
  { name: 'foreign-origins' },
);

/** Helmet costs about half of a small request, so it runs where people work, never on public pages. */
const guarded = /^\/(?:api|admin|mcp)(?:[/?]|$)/;

const directives = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'", 'data:'],
  formAction: ["'self'"],
  // Whoever frames a screen of the editor can make a signed-in person press things in it.
  frameAncestors: ["'none'"],
  frameSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  mediaSrc: ["'self'", 'blob:', 'https:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  // The editor's widgets and the API's documentation set styles on elements.
  styleSrc: ["'self'", "'unsafe-inline'"],
};

/** Security headers of `/api`, `/admin` and `/mcp`; nothing there is kept by a cache. */
export const securityHeaders = fp<TransportSecurity>(
  async (app, transport) => {
    await app.register(helmet, { global: false });
    const options = {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: transport.isSecure ? { ...directives, upgradeInsecureRequests: [] } : directives,
      },
      // One source for it: documents have it too.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' as const },
      crossOriginEmbedderPolicy: false,
    };
    app.addHook('onRequest', async (request, reply) => {
      // The route counts as well: its address can be spelled in other ways.
      if (!guarded.test(request.url) && !guarded.test(request.routeOptions.url ?? '')) return;
      await reply.helmet(options);
      reply.headers({ ...buildTransportHeaders(transport), 'cache-control': 'private, no-store' });
    });
  },
  { name: 'security-headers' },
);
