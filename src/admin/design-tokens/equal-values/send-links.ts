import { ApiError } from '#api/client.ts';
import { changePageColors } from '#api/endpoints/pages.ts';
import { type ChangedColors, colorsAtMost, type EqualPage } from '#api/schemas/equal-values.ts';
import { api } from '../../session/api.ts';
import type { FoundLink } from './found-links.ts';

type ColorChange = ChangedColors['changed'][number];

/** What was linked on a page. */
export interface LinkedPage {
  readonly page: EqualPage;
  readonly links: readonly FoundLink[];
  readonly changed: readonly ColorChange[];
  /** Of the page's content since. */
  readonly revision: string;
  readonly isLive: boolean;
}

export interface PageFailure {
  readonly page: EqualPage;
  readonly error: unknown;
}

interface Linked {
  readonly done: readonly LinkedPage[];
  readonly failed: readonly PageFailure[];
}

/**
 * Links settings, page by page: each page by itself, so that one that somebody has changed meanwhile keeps what they did and no other one
 * has to wait for it.
 */
export async function sendLinks(
  chosen: readonly FoundLink[],
  onPage: (page: number, of: number) => void,
): Promise<Linked> {
  const byPage = [...Map.groupBy(chosen, ({ page }) => page.id).values()];
  const done: LinkedPage[] = [];
  const failed: PageFailure[] = [];
  for (const [index, links] of byPage.entries()) {
    const page = links[0]?.page;
    if (!page) continue;
    onPage(index + 1, byPage.length);
    const changes = links.flatMap(({ place, link }) =>
      link.changes.map((change) => ({ blockId: place.blockId, ...change })),
    );
    try {
      const { data, revision = page.revision } = await send(page.id, changes, page.revision);
      done.push({ page, links, changed: data.changed, revision, isLive: data.isLive });
    } catch (error) {
      failed.push({ page, error });
    }
  }
  return { done, failed };
}

interface PutBack {
  /** Settings that are as before. */
  readonly count: number;
  /** Pages on which somebody has given some of the settings another value since. */
  readonly kept: readonly EqualPage[];
  readonly failed: readonly PageFailure[];
}

/** Puts back exactly what stood there, wherever nobody has changed it since; what else was done to the pages stays. */
export async function takeBackLinks(done: readonly LinkedPage[]): Promise<PutBack> {
  let count = 0;
  const kept: EqualPage[] = [];
  const failed: PageFailure[] = [];
  for (const { page, links, changed } of done) {
    const changes = changed.map(({ was, becomes, ...of }) => ({ ...of, was: becomes, becomes: was }));
    try {
      const { data } = await send(page.id, changes);
      const left = new Set(data.left.map(valueKey));
      count += links.filter(({ place, link }) =>
        link.changes.every(({ path }) => !left.has(valueKey({ blockId: place.blockId, path }))),
      ).length;
      if (data.left.length > 0) kept.push(page);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'page/colors-changed') kept.push(page);
      else failed.push({ page, error });
    }
  }
  return { count, kept, failed };
}

const valueKey = ({ blockId, path }: Pick<ColorChange, 'blockId' | 'path'>) => `${blockId} ${path}`;

/** A page lists no more settings than one call takes. */
function send(identifier: string, changes: readonly ColorChange[], ifMatch?: string) {
  return api.call(
    changePageColors,
    { params: { identifier }, body: { changes: changes.slice(0, colorsAtMost) } },
    ifMatch === undefined ? {} : { ifMatch },
  );
}
