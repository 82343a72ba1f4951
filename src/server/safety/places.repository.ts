import { pictureTypes } from '#server/pictures/picture-type.ts';
import type { Db } from '#server/storage/schema.ts';

/** Pictures of pixels in the library, by whether they said where they were taken when they came. */
interface Places {
  /** They said so, and it was taken off. */
  readonly found: number;
  readonly none: number;
  /** From before that was noted: it was taken off all the same. */
  readonly unknown: number;
  /** From before it was taken off, and nobody could read them since. */
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
