import { use } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#ui/toast/toast.tsx';
import { pageSettingsWords } from '../../pages/page-settings-words.ts';
import { editorPath } from '../../pages/page-tree.ts';
import { useEditor } from '../services/editor-context.ts';
import { RouteIdContext, useFactsRevision, usePageFacts } from '../services/page-facts.ts';
import { type MoveTo, movePage } from '../work/page-api.ts';
import { useFactSaver } from './use-fact-saver.ts';

/** Gives the page another address, and says where it is and what leads there. `moved` is called when it is there. */
export function useMove(moved: () => void) {
  const { pageId } = useEditor();
  const facts = usePageFacts();
  const revision = useFactsRevision();
  const routeId = use(RouteIdContext);
  const navigate = useNavigate();
  const { show } = useToast();
  return useFactSaver(async (to: MoveTo) => {
    const { path, redirects } = await movePage(routeId, facts, to, revision);
    show({ text: pageSettingsWords.moved(path, redirects), tone: 'success' });
    // Opened by its old name, the screen would ask for what is no longer there.
    if (routeId !== pageId) void navigate(editorPath(facts), { replace: true });
  }, moved);
}
