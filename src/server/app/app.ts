import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginCallback,
  type FastifyServerOptions,
  LogController,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { jsonLimits } from '#content/json-limits.ts';
import type { StartingContent } from '#seed/starting-content.ts';
import { mcpPlugin } from '#server/assistants/mcp.plugin.ts';
import { auditRoutes } from '#server/audit/audit.routes.ts';
import { designTokensRoutes } from '#server/design-tokens/design-tokens.routes.ts';
import { historyRoutes } from '#server/history/history.routes.ts';
import { answerClientError } from '#server/http/client-errors.ts';
import { createDraining, type Draining, gracefulClose } from '#server/http/draining.ts';
import { createEarlyAnswers } from '#server/http/early-answers.ts';
import { publicHost } from '#server/http/public-host.ts';
import { toReadableUrl } from '#server/http/readable-url.ts';
import type { SiteMail } from '#server/identity/link-mail.ts';
import { jobsPlugin } from '#server/jobs/jobs.plugin.ts';
import type { PastMoments } from '#server/journal/past-moment.ts';
import { pagesRoutes } from '#server/pages/pages.routes.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { presenceRoutes } from '#server/presence/presence.routes.ts';
import { clientResponsesPlugin } from '#server/preview-links/client-responses.plugin.ts';
import type { RenderDraft } from '#server/preview-links/draft-visit.ts';
import { draftVisitsPlugin } from '#server/preview-links/draft-visits.plugin.ts';
import { previewLinksRoutes } from '#server/preview-links/preview-links.routes.ts';
import { type AccessOptions, accessPlugin, type RenderGate } from '#server/protection/access.plugin.ts';
import {
  clientSpaceVisitsPlugin,
  type RenderClientSpace,
} from '#server/protection/client-space-visits.plugin.ts';
import { clientSpacesRoutes } from '#server/protection/client-spaces.routes.ts';
import { passwordAccessRoutes } from '#server/protection/password-access.routes.ts';
import { notFoundRoutes } from '#server/redirects/not-found.routes.ts';
import { redirectsRoutes } from '#server/redirects/redirects.routes.ts';
import { createCallRates } from '#server/security/call-rates.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import type { Signer } from '#server/security/signer.ts';
import { wrongTriesPlugin } from '#server/security/wrong-tries.plugin.ts';
import {
  type SecurityReportDeps,
  securityReportRoutes,
} from '#server/security-report/security-report.routes.ts';
import { settingsRoutes } from '#server/settings/settings.routes.ts';
import { startingContentRoutes } from '#server/starting-content/starting-content.routes.ts';
import { codeFrame } from '#site/frames/frames.ts';
import { apiDocs } from './api-docs.ts';
import { dryRunPlugin } from './dry-run.plugin.ts';
import { errorHandler } from './error-handler.ts';
import { frameHost } from './frame-host.plugin.ts';
import { framesRoutes } from './frames.routes.ts';
import { health } from './health.ts';
import { jsonBody } from './json-body.ts';
import { notFoundAnswers } from './not-found-answers.ts';
import { damageLog, requestLog } from './request-log.ts';
import { foreignOrigins, securityHeaders } from './security-headers.ts';

/** ms between Node's checks for slow requests, which may therefore take this much longer. */
const mostBetweenLooks = 10_000;

/**
 * Equals Node's limit of a request's head, since the router answers longer parameters without our headers and
 * messages.
 */
const maxParamLength = 16_384;

/** Registers a part of the server on the app itself, since later routes need its decorators. */
type Installer = (app: FastifyInstance) => Promise<unknown>;

/** Public pages and the files of the admin. */
export interface VisitorSide {
  readonly routes: FastifyPluginAsync;
  readonly renderGate?: RenderGate;
  readonly renderDraft?: RenderDraft;
  readonly renderClientSpace?: RenderClientSpace;
}

/** Dependencies of the server. Opened by `deps.ts`; tests provide their own. */
export interface AppDeps
  extends PageDeps,
    Pick<SecurityReportDeps, 'kept'>,
    Omit<AccessOptions, 'renderGate'> {
  readonly moments: PastMoments;
  /** Content that filled the new site. */
  readonly startingContent: Pick<StartingContent, 'settings'>;
  /** Signs the paths of protected decks. */
  readonly deckSigner: Signer;
  /** Signs share links to drafts. */
  readonly previewKey: Buffer;
  readonly publicUrl: string;
  /** Undefined if the site sends no mail. */
  readonly mail?: SiteMail | undefined;
  /** Another origin of this server for third-party code; by default the site's own. */
  readonly frameOrigin?: string | undefined;
  readonly isSecure: boolean;
  /** True if all subdomains use https as well. */
  readonly hstsSubdomains?: boolean;
  readonly limits?: Limits;
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  readonly logger?: FastifyServerOptions['logger'];
  /** Installs the plugin `identity`: authentication, and `request.viewer` on every request. */
  readonly identity: Installer;
  readonly media?: Installer;
  /** Creates the public site, which logs what it cannot render. */
  readonly visitors?: (log: FastifyBaseLogger) => VisitorSide;
  /** Called with every route; for tests that list them. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Builds the server without listening; tests `inject` into it. Each plugin names those it depends on. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const early = createEarlyAnswers(deps);
  const connections = createDraining(early.serverFactory);
  const app = createApp(deps, connections.serverFactory);
  const visitors = deps.visitors?.(app.log);
  app.decorate('countCall', createCallRates(deps.limits ?? defaultLimits));
  await app.register(early.plugin);
  await registerPlugins(app, deps, connections);
  await deps.identity(app);
  // Counts the call once the caller is known, before access is checked.
  app.addHook('onRequest', async (request) => app.countCall?.(request));
  await app.register(accessPlugin, { ...deps, renderGate: visitors?.renderGate });
  await app.register(clientSpaceVisitsPlugin, { ...deps, renderClientSpace: visitors?.renderClientSpace });
  await app.register(draftVisitsPlugin, { ...deps, renderDraft: visitors?.renderDraft });
  await app.register(clientResponsesPlugin, { ...deps, renderDraft: visitors?.renderDraft });
  await deps.media?.(app);
  await registerCalls(app, deps);
  if (visitors) await app.register(visitors.routes);
  return app;
}

function createApp(deps: AppDeps, serverFactory: FastifyServerOptions['serverFactory']): FastifyInstance {
  const app = fastify({
    serverFactory,
    logger: deps.logger ?? false,
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: jsonLimits.bytes,
    clientErrorHandler: answerClientError,
    ...buildTimeouts(deps.limits ?? defaultLimits),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Finishes requests in progress, including those that arrive on an open connection.
    return503OnClosing: false,
    // Closes idle connections at once.
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => toReadableUrl(url),
    routerOptions: { maxParamLength },
  });
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** Timeouts for receiving a request, which limit connections that are slow on purpose. */
function buildTimeouts({ requestHead, request }: Limits) {
  const headersTimeout = requestHead * 1000;
  const requestTimeout = request * 1000;
  const connectionsCheckingInterval = Math.min(mostBetweenLooks, headersTimeout);
  return { requestTimeout, http: { headersTimeout, requestTimeout, connectionsCheckingInterval } };
}

/** Registers what applies to every request, and what the server reports about itself. */
async function registerPlugins(app: FastifyInstance, deps: AppDeps, connections: Draining): Promise<void> {
  const { storage, publicUrl, frameOrigin, isSecure, hstsSubdomains } = deps;
  await app.register(requestLog);
  if (frameOrigin !== undefined) await app.register(frameHost, { publicUrl, frameOrigin });
  await app.register(publicHost, { publicUrl });
  await app.register(damageLog);
  await app.register(jsonBody);
  await app.register(errorHandler, { capabilities: storage.capabilities });
  await app.register(securityHeaders, { isSecure, hstsSubdomains });
  await app.register(foreignOrigins, { publicUrl });
  await app.register(notFoundAnswers);
  await app.register(apiDocs, deps);
  await app.register(health, { storage });
  await app.register(framesRoutes, {
    documents: [codeFrame(frameOrigin === undefined ? undefined : publicUrl)],
  });
  await app.register(gracefulClose, { draining: connections, behindProxy: Boolean(deps.trustProxy) });
  await app.register(jobsPlugin, { storage });
  await app.register(wrongTriesPlugin, { storage });
}

/** Plugins of the studio's API, one line per resource. */
const calls: readonly FastifyPluginCallback<AppDeps>[] = [
  dryRunPlugin,
  pagesRoutes,
  startingContentRoutes,
  historyRoutes,
  auditRoutes,
  presenceRoutes,
  settingsRoutes,
  designTokensRoutes,
  redirectsRoutes,
  passwordAccessRoutes,
  clientSpacesRoutes,
  previewLinksRoutes,
  notFoundRoutes,
  securityReportRoutes,
  mcpPlugin,
];

async function registerCalls(app: FastifyInstance, deps: AppDeps): Promise<void> {
  for (const routes of calls) await app.register(routes, deps);
}
