import { type PictureByTheme, resolvePictureByTheme } from '#content/media/picture-by-theme.ts';
import { computeFingerprint } from '#content/text/fingerprint.ts';
import { tokens as designOwn, type Tokens } from '#tokens/resolve-tokens.ts';
import { resolveSiteTokens, type SiteContext } from '../site-document.ts';

type BrandedSite = Pick<SiteContext, 'settings' | 'media'>;

/** Finds the files of the studio's own icon by theme; undefined if it has none, or the files are missing. */
export function findFavicon({ settings, media = {} }: BrandedSite): PictureByTheme | undefined {
  const getAddress = (src: string) => (src === '' || !media[src] ? '' : (media[src].address ?? src));
  const { light, dark } = settings.favicon;
  return resolvePictureByTheme({ light: getAddress(light), dark: getAddress(dark) });
}

/**
 * Builds a fingerprint of everything that icons are rendered from, so that their URLs change with it; '' for
 * the default icons.
 */
export function getIconVersion(site: BrandedSite): string {
  const own = findFavicon(site);
  const [drawn, design] = [serializeIconColors(resolveSiteTokens(site)), serializeIconColors(designOwn)];
  if (!own && drawn === design) return '';
  return computeFingerprint(JSON.stringify([own ?? null, drawn]));
}

function serializeIconColors({ color: { ink, paper, accent } }: Tokens): string {
  return JSON.stringify([ink, paper, accent]);
}

/** Builds the URL of an icon, which may be cached indefinitely because of its version. */
export function buildIconUrl(address: string, version: string): string {
  return version === '' ? address : `${address}?v=${version}`;
}
