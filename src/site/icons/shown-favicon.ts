import { type PictureByTheme, pictureByTheme } from '#content/media/themed-picture.ts';
import { fingerprint } from '#content/text/fingerprint.ts';
import { tokens as designOwn, type Tokens } from '#tokens/resolve-tokens.ts';
import { type SiteContext, tokensOf } from '../site-document.ts';

type BrandedSite = Pick<SiteContext, 'settings' | 'media'>;

/** Where the bytes of the studio's own icon are, for each theme; undefined where it has none, or its files are gone. */
export function shownFavicon({ settings, media = {} }: BrandedSite): PictureByTheme | undefined {
  const bytes = (src: string) => (src === '' || !media[src] ? '' : (media[src].address ?? src));
  const { light, dark } = settings.favicon;
  return pictureByTheme({ light: bytes(light), dark: bytes(dark) });
}

/**
 * Names what all icons are made of, so that their addresses change when they do; '' for the icons that come with the site in the design's
 * own colours.
 */
export function iconVersion(site: BrandedSite): string {
  const own = shownFavicon(site);
  const [drawn, design] = [drawnIn(tokensOf(site)), drawnIn(designOwn)];
  if (!own && drawn === design) return '';
  return fingerprint(JSON.stringify([own ?? null, drawn]));
}

function drawnIn({ color: { ink, paper, accent } }: Tokens): string {
  return JSON.stringify([ink, paper, accent]);
}

/** An address of an icon that may be kept as long as it says the same. */
export function iconAddress(address: string, version: string): string {
  return version === '' ? address : `${address}?v=${version}`;
}
