import type { Block } from '#content/block/block.ts';
import type { Translated } from '#content/language/language.ts';
import { mergeBackgrounds, type PageBackground, resolveBackground } from '#content/look/background.ts';
import { type Layout, mergeLayoutSettings, resolveLayout } from '#content/look/layout.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { type Robots, robotsOf } from '#content/page/page.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import { findProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import { mediaFactsOf } from '#server/pages/store/media-facts.repository.ts';
import { currentVersionId, type PageRecord, type VersionHead } from '#server/pages/store/page-record.ts';
import { findBackground, findLayoutSettings } from '#server/pages/store/page-settings.repository.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { findVersion, findVersionHead } from '#server/pages/store/versions.repository.ts';
import { draftsShowing } from '#server/protection/locks/draft-lock.repository.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import type { PageAddress } from '#server/redirects/visibility.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import { isAmongFiles } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { tokensWith } from '#tokens/resolve-tokens.ts';

/** A page as the site renders it. */
export interface PublicPage extends PageAddress {
  readonly title: Translated;
  readonly overview: readonly Block[];
  /** What others are told of it; undefined where it speaks for itself. */
  readonly metadata: PageMetadata | undefined;
  readonly layout: Layout;
  readonly background: PageBackground;
  readonly robots: Robots;
  /** Facts of the media that the blocks name, by address. */
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly versionId: string;
  readonly updatedAt: string;
}

/** The draft of a page as it is now, or what is live where there is none. Undefined in the trash. */
export async function readDraft(db: Db, id: string): Promise<PublicPage | undefined> {
  const record = await findPage(db, id);
  const version = record && (await findVersionHead(db, record.id, currentVersionId(record)));
  if (!record || record.id !== id || !version) return undefined;
  return withContent(db, record, await findAddress(db, record), version);
}

/**
 * A draft as a link shows it: without the facts of files that stay closed to whoever has the link, since a blurred picture and its
 * size tell of the file.
 */
export async function withoutClosedMedia(db: Db, page: PublicPage, linkId: string): Promise<PublicPage> {
  const ids = Object.keys(page.media).flatMap((url) => parseMediaId(url) ?? []);
  const closed = await findProtectedMedia(db, ids);
  if (closed.size === 0) return page;
  const opened = await draftsShowing(db, isAmongFiles('use.url', [...closed]))
    .where('link.id', '=', linkId)
    .select('use.url')
    .execute();
  for (const { url } of opened) closed.delete(parseMediaId(url) ?? '');
  const media = Object.entries(page.media).filter(([url]) => !closed.has(parseMediaId(url) ?? ''));
  return { ...page, media: Object.fromEntries(media) };
}

/** A page with what one of its versions says. */
export async function withContent(
  db: Db,
  record: PageRecord,
  page: PageAddress,
  { id }: VersionHead,
): Promise<PublicPage> {
  const live = await findVersion(db, record.id, id);
  if (!live) throw new Error(`The version of ${record.identifier} was there a moment ago`);
  const { contentBlocks, background: ofSite, designTokens } = await readSettings(db);
  const ofVersion = { pageId: record.id, versionId: live.id };
  const ofPage = { pageId: record.id, versionId: undefined };
  const layout = mergeLayoutSettings(
    await findLayoutSettings(db, ofPage),
    await findLayoutSettings(db, ofVersion),
  );
  const background = mergeBackgrounds(
    ofSite,
    await findBackground(db, ofPage),
    await findBackground(db, ofVersion),
  );
  return {
    ...page,
    title: live.content.title,
    overview: live.content.overview,
    metadata: live.content.metadata,
    layout: resolveLayout(contentBlocks, layout ?? undefined, tokensWith(designTokens).composition.page),
    background: resolveBackground(background),
    robots: robotsOf(record),
    media: await mediaFactsOf(db, live.id),
    versionId: live.id,
    updatedAt: record.updatedAt,
  };
}
