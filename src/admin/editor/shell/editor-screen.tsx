import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#api/client.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { pickContent } from '#document/page-document.ts';
import { Button } from '#ui/button/button.tsx';
import { pageQuery } from '../../data/queries.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { Loading } from '../../shared/loading.tsx';
import { Notice } from '../../shared/notice.tsx';
import { words } from '../../words.ts';
import type { StoredWork } from '../services/open-services.ts';
import { RouteIdContext } from '../services/page-facts.ts';
import { browserDrafts } from '../work/draft/browser-drafts.ts';
import { findStoredDrafts } from '../work/draft/find-stored-drafts.ts';
import { claimTabName, listOpenTabs } from '../work/tabs/own-tab.ts';
import { EditorHost } from './editor-host.tsx';

/**
 * `/admin/pages/edit/:id` and `/admin/cases/edit/:id`: loads the page, and its unsaved work from this
 * browser.
 */
export function EditorScreen() {
  const { id = '' } = useParams();
  const page = useQuery(pageQuery(id));
  const pageId = page.data?.page.id;
  const kept = useQuery({
    queryKey: ['kept-draft', pageId],
    queryFn: async () => (page.data ? readKept(page.data.page) : undefined),
    enabled: pageId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (page.isError && !page.data) return <LoadFailed error={page.error} again={() => void page.refetch()} />;
  if (!page.data || !kept.data) return <Loading text={words.editor.loading} />;
  return (
    <RouteIdContext value={id}>
      <EditorHost
        key={page.data.page.id}
        routeId={id}
        page={page.data.page}
        revision={page.data.revision}
        kept={kept.data}
      />
    </RouteIdContext>
  );
}

async function readKept(page: ApiPage): Promise<StoredWork> {
  const tab = await claimTabName();
  const found = { storage: browserDrafts, pageId: page.id, tab, server: pickContent(page) };
  try {
    return { tab, ...(await findStoredDrafts({ ...found, live: await listOpenTabs() })) };
  } catch {
    // Without storage there is nothing to restore; the page still opens.
    return { tab, own: undefined, orphans: [] };
  }
}

function LoadFailed({ error, again }: { error: Error; again: () => void }) {
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <main className="screen-error" id="content">
      <title>{`${missing ? words.editor.missing : words.editor.loadFailed} · ${words.product}`}</title>
      <Notice
        title={missing ? words.editor.missing : words.editor.loadFailed}
        text={missing ? words.editor.missingHelp : formatErrorMessage(error)}
        heading
        alert
      >
        {!missing && (
          <Button variant="primary" onClick={again}>
            {words.tryAgain}
          </Button>
        )}
        <Button href="/admin">{words.notFound.back}</Button>
      </Notice>
    </main>
  );
}
