import { createHash } from 'node:crypto';
import type { Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import { localizePage } from '#content/language/localize-page.ts';
import { omitHiddenBlocks } from '#content/page/visible-blocks.ts';
import { listVisibleMediaUrls } from '#server/pages/store/media-urls.ts';
import type { PublicPage } from './public-page.ts';

/**
 * Hashes what a page shows in one language: title, visible blocks, layout, background, and the content hashes
 * of replaced files. States with the same hash look the same. Text in the other language doesn't change it.
 */
export function computeDraftFingerprint(
  definitions: Definitions,
  { title, overview, layout, background, media }: PublicPage,
  language: Language,
): string {
  const content = localizePage(definitions, { title, overview }, language);
  const used = new Set(listVisibleMediaUrls(definitions, overview));
  const replaced = Object.entries(media)
    .filter(([url]) => used.has(url))
    .flatMap(([url, { address }]) => (address === undefined ? [] : [`${url} ${address}`]))
    .sort();
  const shown = [
    content.title,
    omitHiddenBlocks(definitions, content.overview),
    layout,
    background,
    replaced,
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
