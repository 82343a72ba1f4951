import type { SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { mergeBackgrounds, type PageBackground, resolveBackground } from '#content/look/background.ts';
import { type Layout, mergeLayoutSettings, resolveLayout } from '#content/look/layout.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { getRobots, type Robots } from '#content/page/page.ts';
import { listSectionNames, showSections } from '#content/page/show-sections.ts';
import { findProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import { getCurrentVersionId } from '#server/pages/store/page-record.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { type ReadSections, readSections } from '#server/pages/store/sections.repository.ts';
import { findVersionHead } from '#server/pages/store/versions.repository.ts';
import { selectDraftsShowing } from '#server/protection/locks/draft-lock.repository.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import type { PageAddress } from '#server/redirects/page-address.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import { isAmongFiles } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { readVersion } from './current-site.ts';
import type { SourceContent, SourcePage } from './site-source.ts';

/** Page as the site renders it. */
export interface PublicPage extends PageAddress, Omit<SourceContent, 'layout' | 'background'> {
  readonly layout: Layout;
  readonly background: PageBackground;
  readonly robots: Robots;
}

/** Reads a page's current draft, or its live version if there is none. Undefined for a page in the trash. */
export async function readDraft(db: Db, id: string): Promise<PublicPage | undefined> {
  const record = await findPage(db, id);
  const version = record && (await findVersionHead(db, record.id, getCurrentVersionId(record)));
  if (record?.id !== id || !version) return undefined;
  const address = await findAddress(db, record);
  const content = await withSections(await readVersion(db, record, version.id), (names) =>
    readSections(db, names),
  );
  return createPublicPage(await readSettings(db), { address, page: record }, content);
}

/** Puts the blocks of live sections in the place of those that name them, with the facts of their media. */
export async function withSections(
  content: SourceContent,
  read: (identifiers: readonly string[]) => Promise<ReadSections>,
): Promise<SourceContent> {
  const names = listSectionNames(blockDefinitions, content.overview);
  if (names.length === 0) return content;
  const { blocks, media } = await read(names);
  const overview = showSections(blockDefinitions, content.overview, blocks);
  return { ...content, overview, media: { ...media, ...content.media } };
}

/**
 * Removes the facts of protected files from a draft shown by a share link: a blurred preview and the size
 * would reveal the file.
 */
export async function omitProtectedMedia(db: Db, page: PublicPage, linkId: string): Promise<PublicPage> {
  const ids = Object.keys(page.media).flatMap((url) => parseMediaId(url) ?? []);
  const closed = await findProtectedMedia(db, ids);
  if (closed.size === 0) return page;
  const opened = await selectDraftsShowing(db, isAmongFiles('use.url', [...closed]))
    .where('link.id', '=', linkId)
    .select('use.url')
    .execute();
  for (const { url } of opened) closed.delete(parseMediaId(url) ?? '');
  const media = Object.entries(page.media).filter(([url]) => !closed.has(parseMediaId(url) ?? ''));
  return { ...page, media: Object.fromEntries(media) };
}

/** Creates the page to render from a source's content and the site's settings. */
export function createPublicPage(
  { contentBlocks, background: ofSite, designTokens }: SiteSettings,
  { address, page }: Pick<SourcePage, 'address' | 'page'>,
  { layout, background, ...content }: SourceContent,
): PublicPage {
  const own = mergeLayoutSettings(layout.page, layout.version) ?? undefined;
  return {
    ...address,
    ...content,
    layout: resolveLayout(contentBlocks, own, getResolvedTokens(designTokens).composition.page),
    background: resolveBackground(mergeBackgrounds(ofSite, background.page, background.version)),
    robots: getRobots(page),
  };
}
