import { adminStyles, headScript } from '#site/render.tsx';
import type { AdminAssets } from './built-assets.ts';

/** The one document of all admin screens; the editor's own routes decide what stands in it. */
export function adminShell({ script, styles }: AdminAssets, studioName: string): string {
  const name = studioName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${name} – Admin</title><meta name="robots" content="noindex,nofollow">`,
    '<meta name="color-scheme" content="light dark">',
    `<script>${headScript}</script><style>${adminStyles()}</style>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script></head>`,
    '<body><div id="admin"></div><noscript>The editor needs JavaScript.</noscript></body></html>',
  ].join('');
}
