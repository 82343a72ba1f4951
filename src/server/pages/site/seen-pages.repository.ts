import type { Block } from '#content/block/block.ts';
import type { Translated } from '#content/language/language.ts';
import { type PageKind, pageKinds } from '#content/page/page.ts';
import { parseOverview, parseTitleOr, UnreadableContent } from '#server/pages/store/stored-content.ts';
import type { Db } from '#server/storage/schema.ts';

/** Page that visitors see, at once or after unlocking it; undefined if its blocks can't be read. */
export interface SeenPage {
  readonly page: {
    readonly id: string;
    readonly identifier: string;
    readonly kind: PageKind;
    readonly title: Translated;
  };
  readonly overview: readonly Block[] | undefined;
}

/** Batch size: blocks of a large page take hundreds of kilobytes. */
const atOnce = 50;

/** Lists every page that visitors can reach, protected ones included, in the order of the tree. */
export async function listSeenPages(db: Db): Promise<SeenPage[]> {
  const found: SeenPage[] = [];
  for (let offset = 0; ; offset += atOnce) {
    const rows = await db
      .selectFrom('pages')
      .innerJoin('versions as live', 'live.id', 'pages.live_version_id')
      .select(['pages.id', 'pages.identifier', 'pages.kind'])
      .select(['live.id as versionId', 'live.title', 'live.overview'])
      .where('pages.deleted_at', 'is', null)
      .where('pages.published', '=', true)
      .where('pages.is_hidden', '=', false)
      .where('live.status', '=', 'PUBLISHED')
      .orderBy('pages.sort_order')
      .orderBy('pages.id')
      .limit(atOnce)
      .offset(offset)
      .execute();
    found.push(...rows.map(toSeen));
    if (rows.length < atOnce) return found;
  }
}

interface Row {
  readonly id: string;
  readonly identifier: string;
  readonly kind: string;
  readonly versionId: string;
  readonly title: string;
  readonly overview: string;
}

function toSeen({ id, identifier, kind, versionId, ...stored }: Row): SeenPage {
  const title = parseTitleOr(identifier, { text: stored.title, versionId });
  const page = { id, identifier, kind: pageKinds.find((one) => one === kind) ?? 'page', title };
  try {
    return { page, overview: parseOverview({ text: stored.overview, versionId }) };
  } catch (error) {
    if (error instanceof UnreadableContent) return { page, overview: undefined };
    throw error;
  }
}
