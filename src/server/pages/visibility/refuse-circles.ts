import { invalid } from '#server/http/app-error.ts';
import { findCircle } from '#server/redirects/journey.ts';
import { loadSendingGraph } from '#server/redirects/load-graph.ts';
import { inAllLanguages } from '#server/redirects/redirect-rules.ts';
import { circleMessage } from '#server/redirects/redirects.service.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** What can change where visitors of a page are sent. */
export type SendingField = 'redirectUrl' | 'parentId' | 'identifier';

/**
 * Refuses a write after which visitors of a path could go round in a circle: by redirect URLs and rules, whichever
 * pages are hidden or seen. To be called when the write has happened; refusing takes it back.
 *
 * @param paths where it changed something, without language
 * @param field what the sender changed
 */
export async function refuseCircles(
  scope: WriteScope,
  paths: readonly string[],
  field: SendingField,
): Promise<void> {
  const circle = await circleFrom(scope, paths);
  if (circle) throw invalid(field, circleMessage(circle));
}

/** The circle that visitors of one of these paths could come into; undefined where there is none. */
export async function circleFrom({ db }: WriteScope, paths: readonly string[]) {
  const starts = paths.flatMap(inAllLanguages);
  // Targets of today are kept as paths, so that nothing here needs to know the site's origin.
  return findCircle(await loadSendingGraph(db), starts);
}
