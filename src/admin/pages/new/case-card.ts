import { ApiError } from '#api/client.ts';
import { getPage, savePage } from '#api/endpoints/pages.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildBlock } from '#blocks/sections/build-blocks.ts';
import { caseCard } from '#blocks/sections/interactive.sections.ts';
import type { Block } from '#content/block/block.ts';
import { api } from '../../session/api.ts';
import { createFreshId } from '../../shared/fresh-id.ts';
import { type CaseGroup, createCaseEntry, findCaseGroup, type NewCase } from './case-entries.ts';

/** The page that lists the cases. */
export const casesPage = 'cases';

/**
 * Adds an entry for a new case to the draft of the page that lists the cases: before another case, or at the
 * end. Other content stays unchanged. Throws the server's error.
 */
export async function addCaseCard(newCase: NewCase, before: string | null): Promise<void> {
  try {
    await saveWithCard(newCase, before);
  } catch (error) {
    // The page was saved in between: fetches it again and retries once.
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    await saveWithCard(newCase, before);
  }
}

async function saveWithCard(newCase: NewCase, before: string | null): Promise<void> {
  const { data: page, revision } = await api.call(getPage, { params: { identifier: casesPage } });
  await api.call(
    savePage,
    { params: { identifier: page.id }, body: { overview: withCaseCard(page.overview, newCase, before) } },
    { ifMatch: revision },
  );
}

/**
 * Returns a page's blocks with an entry for a new case. It looks like its neighbours, and its text is left
 * empty.
 */
function withCaseCard(overview: readonly Block[], newCase: NewCase, before: string | null): Block[] {
  const sample = buildBlock(caseCard);
  const group = findCaseGroup(blockDefinitions, overview) ?? createEmptyGroup(overview, sample);
  const entry = createCaseEntry(newCase, group, createFreshId);
  const words = entry.type === sample.type && { startedFrom: sample.startedFrom };
  const next = group.entries.find(({ identifier }) => identifier === before) ?? null;
  return [...group.insert({ ...entry, ...words }, next)];
}

/** Adds a card at the end if the page has no entries yet. */
function createEmptyGroup(overview: readonly Block[], sample: Block): CaseGroup {
  return {
    entries: [],
    model: { identifier: '', stored: sample },
    fields: blockDefinitions.get(sample.type)?.fields ?? {},
    insert: (entry) => [...overview, entry as unknown as Block],
  };
}
