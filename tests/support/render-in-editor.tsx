import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createDraftResponsesQuery } from '#admin/data/draft-responses-query.ts';
import { mediaQuery } from '#admin/data/media.ts';
import { pageQuery, pagesQuery, queryClient } from '#admin/data/queries.ts';
import { EditorContext } from '#admin/editor/services/editor-context.ts';
import { RouteIdContext } from '#admin/editor/services/page-facts.ts';
import { announcements } from '#admin/shared/announcements.ts';
import { Announcer } from '#admin/shared/announcer.tsx';
import type { ApiPage } from '#api/schemas/page.ts';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { pageFacts, type TestEditor } from './test-editor.ts';

/** The contexts that parts of the editor need. */
export function InEditor({
  editor,
  children,
}: {
  readonly editor: TestEditor;
  readonly children: ReactNode;
}) {
  return (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouteIdContext value="p">
            <EditorContext value={editor.services}>{children}</EditorContext>
          </RouteIdContext>
        </ToastProvider>
      </QueryClientProvider>
      <Announcer />
    </MemoryRouter>
  );
}

/**
 * Fills the query cache with the page's facts, no other pages and no media, as after requests to the server.
 */
export function setKnownPage(facts: Partial<ApiPage> = {}): void {
  queryClient.setQueryData(pageQuery('p').queryKey, { page: { ...pageFacts, ...facts }, revision: 'r1' });
  queryClient.setQueryData(pagesQuery.queryKey, []);
  queryClient.setQueryData(mediaQuery.queryKey, []);
  queryClient.setQueryData(createDraftResponsesQuery('p').queryKey, { approvals: [], comments: [] });
}

/** Renders a part of the editor on an open page. */
export function renderInEditor(editor: TestEditor, part: ReactNode, facts?: Partial<ApiPage>) {
  setKnownPage(facts);
  return render(part, { wrapper: ({ children }) => <InEditor editor={editor}>{children}</InEditor> });
}

/** Returns the latest announcement to screen readers. */
export function readAnnouncement(): string {
  return announcements.getState().said.at(-1)?.text ?? '';
}

/** Adds the methods of dialogs, which jsdom does not have. */
export function bringDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
