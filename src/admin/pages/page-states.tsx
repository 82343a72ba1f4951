import { Lock, SearchX } from 'lucide-react';
import type { PageInList } from '#api/schemas/page.ts';
import { useNextPlanned } from '../schedule/use-next-planned.ts';
import { LanguageMarks } from './language-marks.tsx';
import { pagesWords } from './pages-words.ts';
import { publishState } from './publish-state.ts';
import { StatusPill } from './status-pill.tsx';
import './page-states.css';

/** Shows how a page differs from a published one that is complete in all languages; otherwise nothing. */
export function PageStates({ page }: { readonly page: PageInList }) {
  const state = publishState(page);
  return (
    <>
      {state !== 'published' && <StatusPill state={state} />}
      <LanguageMarks page={page} />
      {page.requiresLogin && (
        <span className="page-state" title={pagesWords.protected}>
          <Lock aria-hidden="true" />
          {pagesWords.protectedMark}
        </span>
      )}
      {page.hideFromSearchEngines && (
        <span className="page-state" title={pagesWords.notIndexed}>
          <SearchX role="img" aria-label={pagesWords.notIndexed} />
        </span>
      )}
      <ScheduleState pageId={page.id} />
    </>
  );
}

/** Shows the page's next scheduled change, or that one failed. */
function ScheduleState({ pageId }: { readonly pageId: string }) {
  const { next } = useNextPlanned(pageId);
  if (!next) return null;
  const { icon: Icon, label } = next;
  return (
    <span className="page-state" title={label}>
      <Icon role="img" aria-label={label} />
    </span>
  );
}
