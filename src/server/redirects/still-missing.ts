import { withLanguage } from '#content/address/site-paths.ts';
import { endOf, type KnownEnds } from '#server/redirects/journey.ts';
import { normalizePath } from '#server/redirects/redirect-address.ts';
import type { SiteGraph } from '#server/redirects/site-graph.ts';
import type { Sightings } from './not-found.repository.ts';

/** Those addresses at which visitors would still find nothing: for the others somebody has made a page or a rule since. */
export function stillMissing(graph: SiteGraph, sightings: readonly Sightings[]): Sightings[] {
  const ends: KnownEnds = new Map();
  return sightings.filter(({ path, language }) => {
    const { type } = endOf(graph, normalizePath(withLanguage(path, language)), ends);
    return type === 'nothing' || type === 'circle';
  });
}
