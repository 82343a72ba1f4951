import fp from 'fastify-plugin';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { buildDocumentHeaders } from '#server/http/document-headers.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import '#server/http/public-host.ts';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import { adminStyles, headScript } from '#site/render.tsx';
import { formatLightDark } from '#tokens/light-dark.ts';
import { getResolvedTokens, type Tokens, tokens } from '#tokens/resolve-tokens.ts';
import type { AdminAssets } from './built-assets.ts';

/** Paths of the page editor: `/admin/pages/edit/{id}` and `/admin/cases/edit/{id}`. */
const editorPath = /^\/admin\/(?:pages|cases)\/edit\/[^/]/;

interface Options {
  readonly reader: Pick<SiteReader, 'settings'>;
  readonly assets: AdminAssets;
  readonly origin: string;
  readonly hstsSubdomains?: boolean | undefined;
  readonly development: boolean;
  /** Origins that the sign-in page calls. */
  readonly identityHosts?: readonly string[] | undefined;
}

/** Serves `/admin` and everything below it: one document, in which the editor shows its screens. */
export const adminShellRoutes = fp<Options>(
  async (app, { reader, assets, origin, hstsSubdomains, development, identityHosts }) => {
    const headers = {
      ...buildDocumentHeaders({
        inlineScripts: [headScript],
        https: origin.startsWith('https:'),
        hstsSubdomains,
        development,
        connects: identityHosts,
        framedBy: 'none',
        playsOwnFiles: true,
        // The dev server's client inserts markup, which Trusted Types would block.
        trustedTypes: !development,
      }),
      'cache-control': 'no-cache',
    };
    for (const path of ['/admin', '/admin/*']) {
      app.get(path, { config: { access: 'public', isDocument: true } }, async ({ url }, reply) => {
        // The editor opens without storage too: it keeps work in the browser and reports the failure.
        const { studioName, designTokens } = await reader.settings().catch(() => defaultSiteSettings);
        const { accent } = getResolvedTokens(designTokens).color;
        return reply
          .headers(headers)
          .type('text/html; charset=utf-8')
          .send(renderAdminShell(assets, url, studioName, accent));
      });
    }
  },
  { name: 'admin-shell', dependencies: ['not-found-answers', 'security-headers'] },
);

/**
 * Renders the only document of the admin; the client-side routes render its screens. The tool keeps its own design:
 * the studio's name and accent are for the sign-in screen.
 */
export function renderAdminShell(
  assets: AdminAssets,
  path: string,
  studioName: string,
  accent: Tokens['color']['accent'] = tokens.color.accent,
): string {
  const { script, styles, imports, editor } = assets;
  const opensEditor = editorPath.test(path);
  const name = escapeMarkup(studioName);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    // `viewport-fit=cover` fills phones with a notch; the tool keeps its bars clear of it. The keyboard
    // covers the bar at the bottom.
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-visual">',
    `<meta name="application-name" content="${name}">`,
    `<title>${name} – Admin</title><meta name="robots" content="noindex,nofollow">`,
    '<meta name="color-scheme" content="light dark">',
    `<script>${headScript}</script><style>${adminStyles()}:root{--studio-accent:${formatLightDark(accent.light, accent.dark)}}</style>`,
    ...[...styles, ...(opensEditor ? editor.styles : [])].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    // Preloads the script first: it fetches the user and the page while the rest loads.
    ...[script, ...imports].map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(opensEditor ? renderEditorLinks(editor) : []),
    `<script type="module" src="${script}"></script></head>`,
    '<body><div id="admin"></div><noscript>The editor needs JavaScript.</noscript></body></html>',
  ].join('');
}

/**
 * Renders preloads for the editor's modules, so that they load together with the script that imports them.
 */
function renderEditorLinks({ modules, preview }: AdminAssets['editor']): string[] {
  return [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    // The preview needs these modules only after the page is loaded, so they must not delay the editor.
    ...preview
      .filter((href) => !modules.includes(href))
      .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ];
}
