import { pictureTypes } from '#server/pictures/picture-type.ts';
import type { Db } from '#server/storage/schema.ts';

/** Counts of raster images in the library, by whether their upload contained a location. */
interface Places {
  /** Contained a location, which was removed. */
  readonly found: number;
  readonly none: number;
  /** Uploaded before this was recorded; locations were removed all the same. */
  readonly unknown: number;
  /** Uploaded before locations were removed, and unreadable since. */
  readonly unread: number;
}

export async function countPlaces(db: Db): Promise<Places> {
  const rows = await db
    .selectFrom('media')
    .select(['place', 'content_hash'])
    .where('deleted_at', 'is', null)
    .where(
      'mime_type',
      'in',
      Object.values(pictureTypes).map(({ mimeType }) => mimeType),
    )
    .execute();
  const counts = { found: 0, none: 0, unknown: 0, unread: 0 };
  for (const { place, content_hash } of rows) {
    if (content_hash === null) counts.unread += 1;
    else if (place === null) counts.unknown += 1;
    else counts[place ? 'found' : 'none'] += 1;
  }
  return counts;
}
