import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { User } from '#api/endpoints/auth.ts';
import { matchesPerPage, type PageMatches } from '#api/endpoints/texts.ts';
import { type Language, languages } from '#content/language/language.ts';
import { authorize } from '#server/http/authorize.ts';
import { listPartOfPages } from '#server/pages/content/page-parts.repository.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { getCurrentVersionId } from '#server/pages/store/page-record.ts';
import { isPublic } from '#server/pages/store/pages.repository.ts';
import { findVersionToReplace } from '#server/pages/store/versions.repository.ts';
import { listContentMatches } from '#writing/replace/content-matches.ts';

/** Most pages that one call searches, so that it answers in time. */
const pagesPerPart = 50;

export interface TextQuery {
  readonly words: string;
  readonly matchCase?: boolean | undefined;
  readonly wholeWords?: boolean | undefined;
  readonly language?: Language | undefined;
}

interface Part {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/** Finds plain text in one part of the pages: in their drafts, or else their live versions. */
export async function findTexts(
  { storage, definitions }: PageDeps,
  { limit = pagesPerPart, after, ...query }: TextQuery & Part,
  viewer: User,
) {
  const among = authorize(viewer, 'read', 'protectedPage') ? 'all' : 'unlocked';
  const part = await listPartOfPages(storage.db, 'current', {
    among,
    after,
    limit: Math.min(limit, pagesPerPart),
  });
  const pages: PageMatches[] = [];
  for (const listed of part.pages) {
    const { page, title } = listed;
    const content = (await findVersionToReplace(storage.db, page.id, getCurrentVersionId(page)))?.content;
    const matches = content
      ? listContentMatches(definitions, content, toSearch(query), listLanguages(query))
      : [];
    if (matches.length > 0) {
      const { id, identifier, kind, revisions } = page;
      pages.push({
        ...{ id, identifier, kind, title },
        revision: revisions.content,
        isPublic: isPublic(listed),
        total: matches.length,
        matches: matches.slice(0, matchesPerPage),
      });
    }
    await yieldToEventLoop();
  }
  return { pages, searched: part.pages.length, next: part.next };
}

export function toSearch({ words, matchCase = false, wholeWords = false }: TextQuery) {
  return { words, matchesCase: matchCase, wholeWords };
}

export function listLanguages({ language }: TextQuery): readonly Language[] {
  return language ? [language] : languages;
}
