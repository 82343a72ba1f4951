import type { MediaFacts } from '#content/image-url.ts';
import { type Db, isSet } from '#server/storage/schema.ts';

/** Facts of the files that a version shows, by address. */
export async function mediaFactsOf(db: Db, versionId: string): Promise<Record<string, MediaFacts>> {
  const rows = await db
    .selectFrom('media_uses')
    .innerJoin('media', 'media.url', 'media_uses.url')
    .select(['media.url', 'media.width', 'media.height', 'media.animated', 'media.duration'])
    .where('media_uses.version_id', '=', versionId)
    .execute();
  return Object.fromEntries(
    rows.map(({ url, width, height, animated, duration }) => [
      url,
      { width, height, animated: isSet(animated), ...(duration !== null && { duration }) },
    ]),
  );
}
