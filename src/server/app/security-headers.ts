import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { buildTransportHeaders, type TransportSecurity } from '#server/http/document-headers.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';

interface Options {
  readonly publicUrl: string;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects writes that another website made a browser send. */
export const foreignOrigins = fp<Options>(
  async (app, { publicUrl }) => {
    const check = requireSameOrigin(publicUrl);
    app.addHook('onRequest', async (request) => {
      if (!safeMethods.has(request.method)) await check(request);
    });
  },
  { name: 'foreign-origins' },
);

/** Helmet doubles the cost of a small request, so it runs for the admin and the API, not for public pages. */
const guarded = /^\/(?:api|admin|mcp)(?:[/?]|$)/;

const directives = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'", 'data:'],
  formAction: ["'self'"],
  // A site that frames the editor could trick users into clicking in it.
  frameAncestors: ["'none'"],
  frameSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  mediaSrc: ["'self'", 'blob:', 'https:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  // The editor's widgets and the API's documentation set inline styles.
  styleSrc: ["'self'", "'unsafe-inline'"],
};

/** Sets security headers for `/api`, `/admin` and `/mcp`, whose responses are never cached. */
export const securityHeaders = fp<TransportSecurity>(
  async (app, transport) => {
    await app.register(helmet, { global: false });
    const options = {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: transport.isSecure ? { ...directives, upgradeInsecureRequests: [] } : directives,
      },
      // `buildTransportHeaders` sets this header, as for documents.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' as const },
      crossOriginEmbedderPolicy: false,
    };
    app.addHook('onRequest', async (request, reply) => {
      // Compares the route too, since a URL can be spelled in several ways.
      if (!guarded.test(request.url) && !guarded.test(request.routeOptions.url ?? '')) return;
      await reply.helmet(options);
      reply.headers({ ...buildTransportHeaders(transport), 'cache-control': 'private, no-store' });
    });
  },
  { name: 'security-headers' },
);
