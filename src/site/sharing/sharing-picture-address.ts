import type { SiteSettings } from '#api/schemas/settings.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import type { FocalPoint, MediaFacts } from '#content/media/image-url.ts';
import { computeFingerprint } from '#content/text/fingerprint.ts';
import { getResolvedTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import type { PageSnippet, SummarizedPage } from './page-summary.ts';

/** Raised when the rendering changes, so that existing pictures are rendered again. */
const recipe = 2;

/** Computes a fingerprint of the colours and fonts that a picture depends on. */
function computeLookFingerprint({ color, font, tracking }: Tokens): string {
  const known = looks.get(color) ?? computeFingerprint(JSON.stringify([recipe, color, font, tracking]));
  looks.set(color, known);
  return known;
}

const looks = new WeakMap<Tokens['color'], string>();

/** A page with the facts of its files. */
type SharedPage = Pick<SummarizedPage, 'path'> & { readonly media: Readonly<Record<string, MediaFacts>> };

/** Finds the focal point of a page's hero image; undefined if none is set. */
export function findHeroFocalPoint(
  media: SharedPage['media'],
  hero: string | undefined,
): FocalPoint | undefined {
  return hero === undefined || !Object.hasOwn(media, hero) ? undefined : media[hero]?.focalPoint;
}

/**
 * Builds the URL of a page's sharing picture: `/og/en/cases/shell.1q2w3e4r.jpg`. The part before the
 * extension is a fingerprint of everything rendered, so a URL always shows the same picture.
 */
export function buildSharingPictureUrl(
  { path, media }: SharedPage,
  { language, title, hero }: PageSnippet,
  { studioName, designTokens }: Pick<SiteSettings, 'studioName' | 'designTokens'>,
): string {
  const look = computeLookFingerprint(getResolvedTokens(designTokens));
  const point = findHeroFocalPoint(media, hero);
  const shown = hero !== undefined && Object.hasOwn(media, hero) ? (media[hero]?.address ?? hero) : hero;
  const rendered = computeFingerprint(
    JSON.stringify([look, title, studioName, shown, ...(point ? [point] : [])]),
  );
  return `/og${withLanguage(path === '/' ? '/main' : path, language)}.${rendered}.jpg`;
}

/**
 * Extracts the page's path from the URL of a sharing picture with any fingerprint; undefined for other URLs.
 */
export function parseSharingPictureUrl(address: string): string | undefined {
  return /^\/og(\/[^.]+)(?:\.[0-9a-z]{1,13})?\.jpg$/.exec(address)?.[1];
}
