import type { SiteSettings } from '#api/schemas/settings.ts';
import { defaultLanguage, resolveText } from '#content/language.ts';
import { themeColors } from '#site/render.tsx';

/** The web app manifest, for whoever puts the site on a home screen. It opens as a site with a back button. */
export function webManifest({ studioName, description }: SiteSettings): string {
  const text = resolveText(description, defaultLanguage);
  return JSON.stringify({
    id: '/',
    name: studioName,
    short_name: studioName,
    ...(text === '' ? {} : { description: text }),
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
