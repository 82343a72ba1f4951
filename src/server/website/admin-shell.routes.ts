import fp from 'fastify-plugin';
import { defaultSiteSettings } from '#api/schemas/settings.ts';
import { documentHeaders } from '#server/http/document-headers.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import '#server/http/public-host.ts';
import { headScript } from '#site/render.tsx';
import { adminShell } from './admin-shell.ts';
import type { AdminAssets } from './built-assets.ts';

interface Options {
  readonly reader: Pick<SiteReader, 'settings'>;
  readonly assets: AdminAssets;
  readonly origin: string;
  readonly hstsSubdomains?: boolean | undefined;
  readonly development: boolean;
  /** Origins that signing in asks. */
  readonly identityHosts?: readonly string[] | undefined;
}

/** `/admin` and everything below it: one document, in which the editor shows its screens. */
export const adminShellRoutes = fp<Options>(
  async (app, { reader, assets, origin, hstsSubdomains, development, identityHosts }) => {
    const headers = {
      ...documentHeaders({
        inlineScripts: [headScript],
        https: origin.startsWith('https:'),
        hstsSubdomains,
        development,
        connects: identityHosts,
        framedBy: 'none',
        playsOwnFiles: true,
        // The dev server's own client writes markup.
        trustedTypes: !development,
      }),
      'cache-control': 'no-cache',
    };
    for (const path of ['/admin', '/admin/*']) {
      app.get(path, { config: { access: 'public', isDocument: true } }, async ({ url }, reply) => {
        // The editor opens without storage too: it keeps work in the browser and says itself what is wrong.
        const { studioName } = await reader.settings().catch(() => defaultSiteSettings);
        return reply
          .headers(headers)
          .type('text/html; charset=utf-8')
          .send(adminShell(assets, url, studioName));
      });
    }
  },
  { name: 'admin-shell', dependencies: ['not-found-answers', 'security-headers'] },
);
