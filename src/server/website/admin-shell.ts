import { escapeMarkup } from '#content/text/escape-markup.ts';
import { adminStyles, headScript } from '#site/render.tsx';
import type { AdminAssets } from './built-assets.ts';

/** Where a page is edited: `/admin/pages/edit/{id}` and `/admin/cases/edit/{id}`. */
const editorPath = /^\/admin\/(?:pages|cases)\/edit\/[^/]/;

/** The one document of all admin screens; the editor's own routes decide what stands in it. */
export function adminShell(assets: AdminAssets, path: string, studioName: string): string {
  const { script, styles, imports, editor } = assets;
  const opensEditor = editorPath.test(path);
  const name = escapeMarkup(studioName);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${name} – Admin</title><meta name="robots" content="noindex,nofollow">`,
    '<meta name="color-scheme" content="light dark">',
    `<script>${headScript}</script><style>${adminStyles()}</style>`,
    ...[...styles, ...(opensEditor ? editor.styles : [])].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    // Before what the editor loads besides: while that comes, the script asks who is here, and for the page.
    ...[script, ...imports].map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(opensEditor ? editorLinks(editor) : []),
    `<script type="module" src="${script}"></script></head>`,
    '<body><div id="admin"></div><noscript>The editor needs JavaScript.</noscript></body></html>',
  ].join('');
}

/** The editor is loaded by the script; naming its files here has them come at the same time. */
function editorLinks({ modules, preview }: AdminAssets['editor']): string[] {
  return [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    // The frame wants it once the page is known, and nothing of the editor has to wait for it.
    ...preview
      .filter((href) => !modules.includes(href))
      .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ];
}
