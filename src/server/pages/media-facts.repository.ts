import type { Selectable } from 'kysely';
import type { MediaFacts } from '#content/image-url.ts';
import { type Db, isSet, type MediaTable } from '#server/storage/schema.ts';

const columns = ['media.url', 'media.width', 'media.height', 'media.animated', 'media.duration'] as const;

/** Facts of files of the library, by address; without those that it does not have. */
export async function mediaFactsAt(db: Db, urls: readonly string[]): Promise<Record<string, MediaFacts>> {
  if (urls.length === 0) return {};
  return factsIn(await db.selectFrom('media').select(columns).where('media.url', 'in', urls).execute());
}

/** Facts of the files that a version shows, by address. */
export async function mediaFactsOf(db: Db, versionId: string): Promise<Record<string, MediaFacts>> {
  const rows = await db
    .selectFrom('media_uses')
    .innerJoin('media', 'media.url', 'media_uses.url')
    .select(columns)
    .where('media_uses.version_id', '=', versionId)
    .execute();
  return factsIn(rows);
}

type FactsRow = Pick<Selectable<MediaTable>, 'url' | 'width' | 'height' | 'animated' | 'duration'>;

function factsIn(rows: readonly FactsRow[]): Record<string, MediaFacts> {
  return Object.fromEntries(
    rows.map(({ url, width, height, animated, duration }) => [
      url,
      { width, height, animated: isSet(animated), ...(duration !== null && { duration }) },
    ]),
  );
}
