import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  LogController,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type AccessOptions, accessPlugin } from './access/access.plugin.ts';
import { framesRoutes } from './frames/frames.routes.ts';
import { earlyAnswers } from './http/early-answers.ts';
import { readableUrl } from './http/readable-url.ts';
import { notFoundRoutes } from './not-found/not-found.routes.ts';
import type { PageDeps } from './pages/page-deps.ts';
import { pageSettingsRoutes } from './pages/page-settings.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { passwordAccessRoutes } from './password-access/password-access.routes.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { damageLog } from './plugins/damage-log.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { gracefulClose } from './plugins/graceful-close.ts';
import { health } from './plugins/health.ts';
import { jsonBody } from './plugins/json-body.ts';
import { notFoundAnswers } from './plugins/not-found-answers.ts';
import { requestLog } from './plugins/request-log.ts';
import { refuseForeignOrigins } from './plugins/same-origin.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { redirectsRoutes } from './redirects/redirects.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

const maxJsonBytes = 5 * 1024 * 1024;
const maxParamLength = 2000;

/** Registers a part of the server on the app itself, since the routes after it need what it decorates. */
type Installer = (app: FastifyInstance) => Promise<unknown>;

/** All that the server is built from. Opened by `deps.ts`; tests bring their own. */
export interface AppDeps extends PageDeps, AccessOptions {
  readonly publicUrl: string;
  readonly isSecure: boolean;
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  readonly logger?: FastifyServerOptions['logger'];
  /** Adds signing in, and `request.viewer` on every request. */
  readonly identity: Installer;
  readonly media?: Installer;
  /** The public pages and the editor's files. */
  readonly website?: FastifyPluginAsync;
  /** Is told of every route there is; for the test that walks them. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Builds the server without listening; tests `inject` into it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const early = earlyAnswers();
  const app = fastify({
    serverFactory: early.serverFactory,
    logger: deps.logger ?? false,
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: maxJsonBytes,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Requests under way are finished; connections that only wait for a next one are not waited for.
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // A redirect's path travels as one parameter.
    routerOptions: { maxParamLength },
  });
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute);
  app.setSerializerCompiler(serializerCompiler);
  early.install(app);
  requestLog(app);
  damageLog(app);
  jsonBody(app);
  errorHandler(app, deps.storage.capabilities);
  await securityHeaders(app, deps.isSecure);
  refuseForeignOrigins(app, deps.publicUrl);
  notFoundAnswers(app);
  await app.register(rateLimit, { global: false });
  apiDocs(app, deps);
  health(app, deps.storage);
  framesRoutes(app);
  gracefulClose(app);

  await deps.identity(app);
  await accessPlugin(app, deps);
  await deps.media?.(app);
  pagesRoutes(app, deps);
  pageSettingsRoutes(app, deps);
  settingsRoutes(app, deps);
  redirectsRoutes(app, deps);
  passwordAccessRoutes(app, deps);
  notFoundRoutes(app, deps);
  if (deps.website) await app.register(deps.website);
  return app;
}
