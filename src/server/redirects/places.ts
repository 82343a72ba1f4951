import { endOf, type KnownEnds } from '#server/redirects/journey.ts';
import { normalizePath } from '#server/redirects/redirect-address.ts';
import { withoutClients } from '#server/redirects/redirect-rules.ts';
import { pageAt, type SiteGraph } from '#server/redirects/site-graph.ts';
import type { Place } from './nearest-page.ts';

/** The addresses by which a page may be meant: its own ones, those it had, and below them where pages in the trash stood. */
export function placesOf(graph: SiteGraph): Place[] {
  return [...ownPlaces(graph), ...formerPlaces(graph), ...trashedPlaces(graph)];
}

function ownPlaces({ pages }: SiteGraph): Place[] {
  return [...pages.values()].flatMap(({ id, path, identifier, visibility }) =>
    visibility === 'seen' && identifier !== '404'
      ? [{ path: normalizePath(path), toPath: path, pageId: id, because: 'spelling' as const }]
      : [],
  );
}

/** Where rules lead to a page, somebody may have misspelled what is in front of them. */
function formerPlaces(graph: SiteGraph): Place[] {
  const ends: KnownEnds = new Map();
  return [...graph.rules.keys()].flatMap((fromPath): Place[] => {
    const end = endOf(graph, fromPath, ends);
    const page = end.type === 'page' ? pageAt(graph, end.path) : undefined;
    if (!page) return [];
    return [{ path: withoutClients(fromPath), toPath: page.path, pageId: page.id, because: 'moved' }];
  });
}

/** Who asks for a page in the trash is best sent to what stood above it. */
function trashedPlaces(graph: SiteGraph): Place[] {
  return [...graph.trashed].flatMap((path): Place[] => {
    const page = pageAt(graph, path.slice(0, path.lastIndexOf('/')) || '/');
    if (page?.visibility !== 'seen') return [];
    return [{ path, toPath: page.path, pageId: page.id, because: 'trashed' }];
  });
}
