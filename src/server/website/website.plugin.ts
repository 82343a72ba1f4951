import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteReader } from '#server/pages/read-site.ts';
import { headScript } from '#site/render.tsx';
import { adminShell } from './admin-shell.ts';
import { readBuiltAssets } from './built-assets.ts';
import { securityHeaders } from './security-headers.ts';
import { websiteRoutes } from './website.routes.ts';
import { createWebsite } from './website.service.ts';

interface Options {
  readonly reader: SiteReader;
  /** The build's folder. */
  readonly dist: string;
  readonly origin: string;
  readonly now: () => Date;
}

/** The visitors' side: built files, the shell of the admin screens, and every public address. */
export function websitePlugin({ reader, dist, origin, now }: Options) {
  return async (app: FastifyInstance): Promise<void> => {
    const assets = readBuiltAssets(dist);
    await app.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
    });
    const website = createWebsite({
      reader,
      assets: () => assets.site,
      origin,
      now,
      failed: (error) => app.log.error({ err: error }, 'a page could not be loaded'),
    });
    const adminHeaders = {
      ...securityHeaders({ inlineScripts: [headScript], https: origin.startsWith('https:') }),
      'cache-control': 'no-cache',
    };
    for (const url of ['/admin', '/admin/*']) {
      app.get(url, { config: { access: 'public' } }, async (_request, reply) => {
        const { studioName } = await reader.settings();
        return reply.headers(adminHeaders).type('text/html; charset=utf-8').send(adminShell(assets.admin, studioName));
      });
    }
    await app.register(websiteRoutes(website));
  };
}
