import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  colorsAtMost,
  type EqualPage,
  type EqualPlace,
  type EqualValues,
} from '#api/schemas/equal-values.ts';
import type { Definitions } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { colorPlaces } from '#content/look/color-places.ts';
import { revisionText } from '#server/http/preconditions.ts';
import { currentVersionId, type PageRecord } from '#server/pages/page-record.ts';
import { countPages, listPagesAfter } from '#server/pages/pages.repository.ts';
import { pageRevisions } from '#server/pages/store-page.ts';
import { readableOverview } from '#server/pages/stored-content.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { titlesOf } from '#server/storage/titles.ts';
import { type EqualRoles, rolesEqualTo } from '#tokens/equal-colors.ts';
import { blocksOf } from './equal-values.repository.ts';
import { shownIn, tokenLinksOf } from './token-links.ts';

/** Pages of one part, and of those whose blocks are in memory at once. */
const pagesInPart = 50;
const readAtOnce = 10;

/**
 * The colours in blocks that equal a token as the studio has published it, without being linked to it: in the draft of each page,
 * or in what is live where there is none. One part of all pages, in the order of their identifiers; others have their turn after each.
 *
 * @param after the page before the first of this part
 */
export async function listEqualValues(db: Db, definitions: Definitions, after = ''): Promise<EqualValues> {
  const { designTokens } = await readSettings(db);
  const equalTo = rolesEqualTo(designTokens);
  const found = await listPagesAfter(db, after, pagesInPart + 1);
  const part = found.slice(0, pagesInPart);
  const pages: FoundPage[] = [];
  for (let from = 0; from < part.length; from += readAtOnce) {
    const some = part.slice(from, from + readAtOnce);
    const ids = some.map(currentVersionId).filter((id) => id !== null);
    const blocks = new Map((await blocksOf(db, ids)).map(({ id, overview }) => [id, overview]));
    for (const page of some) {
      const versionId = currentVersionId(page) ?? '';
      const text = blocks.get(versionId);
      const places = text === undefined ? [] : placesIn(definitions, { text, versionId }, equalTo);
      if (places.length > 0) pages.push({ page, places });
      await othersTurn();
    }
  }
  return {
    pages: await present(db, pages),
    looked: part.length,
    total: await countPages(db),
    next: found.length > part.length ? (part.at(-1)?.identifier ?? null) : null,
  };
}

interface FoundPage {
  readonly page: PageRecord;
  readonly places: readonly EqualPlace[];
}

/** Each can be two changes. */
const placesAtMost = colorsAtMost / 2;

async function present(db: Db, pages: readonly FoundPage[]): Promise<EqualPage[]> {
  const titles = await titlesOf(
    db,
    pages.map(({ page }) => ({ live_version_id: page.liveVersionId, draft_version_id: page.draftVersionId })),
  );
  return pages.map(({ page, places }) => ({
    id: page.id,
    identifier: page.identifier,
    kind: page.kind,
    title: titles.get(currentVersionId(page) ?? '') ?? page.identifier,
    revision: revisionText(pageRevisions(page)),
    hasDrafts: page.versioning || page.draftVersionId !== null,
    places: places.slice(0, placesAtMost),
    more: Math.max(0, places.length - placesAtMost),
  }));
}

function placesIn(
  definitions: Definitions,
  stored: Parameters<typeof readableOverview>[0],
  equalTo: (color: string) => EqualRoles,
): EqualPlace[] {
  const places: EqualPlace[] = [];
  for (const { block } of walkBlocks(definitions, readableOverview(stored))) {
    for (const place of colorPlaces(definitions, block)) {
      const links = tokenLinksOf(place, equalTo);
      if (links.length === 0) continue;
      const [light, dark] = [shownIn(place, 'light'), shownIn(place, 'dark')];
      places.push({ blockId: block.id, block: block.type, label: place.label, light, dark, links });
    }
  }
  return places;
}
