import { use, useEffect, useRef } from 'react';
import { getPersonName } from '../../../data/people.ts';
import { pageQuery, queryClient } from '../../../data/queries.ts';
import { session } from '../../../session/api.ts';
import { useEditor } from '../../services/editor-context.ts';
import { RouteIdContext } from '../../services/page-facts.ts';
import type { Version } from '../version/version-query.ts';
import type { ActionResult } from './version-actions.ts';
import { versionWords } from './version-words.ts';

/**
 * Shows a toast when another member has published a version while a dialog about versions is open, and
 * reloads the page's facts.
 */
export function usePublishedElsewhere(
  versions: readonly Version[] | undefined,
  tell: (done: ActionResult) => void,
): void {
  const { publisher, saves } = useEditor();
  const routeId = use(RouteIdContext);
  const announced = useRef<string>(undefined);
  const live = versions?.find(({ status }) => status === 'PUBLISHED');
  useEffect(() => {
    const known = queryClient.getQueryData(pageQuery(routeId).queryKey)?.page.currentVersionId;
    if (!live || live.id === known || live.id === announced.current) return;
    // Publishing in this window reads the page again itself.
    if (publisher.store.getState().busy) return;
    announced.current = live.id;
    void publisher
      .settle()
      .catch(() => saves.markConflict())
      .then(() => tell({ text: versionWords.news(getAuthor(live)) }));
  }, [live, routeId, publisher, saves, tell]);
}

function getAuthor({ author }: Version): string {
  const { newsOf } = versionWords;
  if (author === null) return newsOf.somebody;
  return author === session.store.getState().user?.email ? newsOf.oneself : getPersonName(author);
}
