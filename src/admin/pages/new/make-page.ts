import { createPage, getPage } from '#api/endpoints/pages.ts';
import { movePages } from '#api/endpoints/tree.ts';
import type { ApiPage, PageSummary } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Translated } from '#content/language/language.ts';
import type { PageKind } from '#content/page/page.ts';
import { withFreshIds } from '#document/fresh-ids.ts';
import { api } from '../../session/api.ts';
import { createFreshId } from '../../shared/fresh-id.ts';
import { addCaseCard } from './case-card.ts';
import { findStartingLayout, type StartingPoint } from './starting-point.ts';

/** Settings for a new page. */
export interface PagePlan {
  readonly kind: PageKind;
  readonly title: Translated;
  readonly identifier: string;
  readonly parentId: string | null;
  /** The page before which it is inserted; null for the end. */
  readonly before: string | null;
  readonly start: StartingPoint;
  /** The page to copy; undefined for other starting points. */
  readonly source: string | undefined;
  /** For a case: the case before whose card its card is inserted, null for the end, undefined for no card. */
  readonly card: string | null | undefined;
}

export interface CreatedPage {
  readonly page: Pick<PageSummary, 'id' | 'kind'>;
  /** Error of moving the page or adding its card. */
  readonly notPlaced?: unknown;
  readonly notCarded?: unknown;
}

/** Creates a draft, moves it, and adds a card. If one of the last two steps fails, the page exists anyway. */
export async function makePage(plan: PagePlan): Promise<CreatedPage> {
  const { kind, title, identifier, parentId, before, card } = plan;
  const content = await buildContent(plan);
  const { data: page } = await api.call(createPage, {
    body: { kind, title, identifier, parentId, ...content },
  });
  const notPlaced =
    before === null
      ? undefined
      : await catchError(() => api.call(movePages, { body: { pages: [page.id], parentId, before } }));
  const notCarded =
    card === undefined ? undefined : await catchError(() => addCaseCard({ identifier, title }, card));
  return { page, notPlaced, notCarded };
}

async function catchError(act: () => Promise<unknown>): Promise<unknown> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Builds the initial content: none, the blocks of a layout, or a copy of another page with its look. */
async function buildContent({ start, source }: PagePlan) {
  if (start === 'copy' && source !== undefined) {
    const { data } = await api.call(getPage, { params: { identifier: source } });
    return copyContent(data);
  }
  const blocks = findStartingLayout(start)?.blocks() ?? [];
  return { overview: blocks.map((block) => withFreshIds(blockDefinitions, block, createFreshId)) };
}

function copyContent({ id, overview, translations, metadata }: ApiPage) {
  const texts = { ...(translations && { translations }), ...(metadata && { metadata }) };
  return { overview, ...texts, lookOf: id };
}
