import { z } from 'zod';
import { createInvalidError } from '#server/http/app-error.ts';
import { type ListedPage, toListed, withVersions } from '#server/pages/store/pages.repository.ts';
import type { Db } from '#server/storage/schema.ts';

/** Pages that a list contains: all, those without a password, or those in public lists. */
type PageSelection = 'all' | 'unlocked' | 'public';

interface Part {
  readonly among: PageSelection;
  /** Cursor from the previous part's `next`; undefined for the first part. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface PartOfPages {
  readonly pages: readonly (ListedPage & { readonly parentIdentifier: string | null })[];
  /** Cursor of the next part; null if there is none. */
  readonly next: string | null;
}

/**
 * Reads one part of all pages by keyset pagination. Its cost doesn't grow with the number of pages, and a
 * page that is created or deleted between two calls moves no other page into another part.
 */
export async function listPartOfPages(
  db: Db,
  titles: 'live' | 'current',
  { among, after, limit }: Part,
): Promise<PartOfPages> {
  const from = after === undefined ? undefined : readPlace(after);
  const rows = await withVersions(db)
    .leftJoin('pages as parent', (join) =>
      join.onRef('parent.id', '=', 'pages.parent_id').on('parent.deleted_at', 'is', null),
    )
    .select('parent.identifier as parentIdentifier')
    .where('pages.deleted_at', 'is', null)
    .$if(among !== 'all', (pages) => pages.where('pages.requires_login', '=', false))
    .$if(among === 'public', (pages) =>
      pages
        .where('pages.kind', '!=', 'section')
        .where('pages.published', '=', true)
        .where('pages.is_hidden', '=', false)
        .where('live.status', '=', 'PUBLISHED'),
    )
    .$if(from !== undefined, (pages) =>
      pages.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('pages.sort_order', 'pages.created_at', 'pages.id'),
          '>',
          tuple(...(from as [number, string, string])),
        ),
      ),
    )
    .orderBy('pages.sort_order')
    .orderBy('pages.created_at')
    .orderBy('pages.id')
    .limit(limit + 1)
    .execute();
  const part = rows.slice(0, limit);
  const last = rows.length > limit ? part.at(-1) : undefined;
  return {
    pages: part.map(({ parentIdentifier, ...row }) => ({ ...toListed(row, titles), parentIdentifier })),
    next: last ? writePlace([last.sort_order, last.created_at, last.id]) : null,
  };
}

/**
 * Sort key of the list: order, creation time, id. The client sends it back as a cursor, so it is untrusted.
 */
const placeSchema = z.tuple([
  z.int32(),
  z.string().regex(/^[\x20-\x7e]{1,40}$/),
  z.string().regex(/^[\x20-\x7e]{1,100}$/),
]);
type Place = z.infer<typeof placeSchema>;

function writePlace(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function readPlace(written: string): Place {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(written, 'base64url').toString()));
  } catch {
    throw createInvalidError('after', 'Send the `next` of the previous part, unchanged.');
  }
}
