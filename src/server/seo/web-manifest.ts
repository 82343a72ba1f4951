import type { SiteSettings } from '#api/schemas/settings.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { iconAddress, themeColorsOf } from '#site/render.tsx';
import { tokensWith } from '#tokens/resolve-tokens.ts';

/**
 * The web app manifest, for whoever puts the site on a home screen. It opens as a site with a back button.
 * @param version of the icons, as their addresses name it
 */
export function webManifest(settings: SiteSettings, version: string): string {
  const { studioName, description, designTokens } = settings;
  const { light } = themeColorsOf(tokensWith(designTokens));
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
    background_color: light,
    theme_color: light,
    icons: [
      { src: iconAddress('/favicon.svg', version), type: 'image/svg+xml', sizes: 'any' },
      { src: iconAddress('/icon-192.png', version), type: 'image/png', sizes: '192x192' },
      { src: iconAddress('/icon-512.png', version), type: 'image/png', sizes: '512x512' },
      {
        src: iconAddress('/icon-maskable-512.png', version),
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  });
}
