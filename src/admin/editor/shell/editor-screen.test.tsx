// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryDrafts } from '../../../../tests/support/memory-drafts.ts';
import { samplePage } from '../../../../tests/support/sample-page.ts';
import { pageFacts } from '../../../../tests/support/test-editor.ts';
import { queryClient } from '../../data/queries.ts';
import { words } from '../../words.ts';
import { browserDrafts } from '../work/draft/browser-drafts.ts';
import { EditorScreen } from './editor-screen.tsx';

/** The editor is replaced by the props that it gets; it has its own tests. */
vi.mock('./editor-host.tsx', () => ({
  EditorHost: ({ page, revision, kept }: { page: { id: string }; revision: string; kept: Kept }) => (
    <p>{`${page.id} at ${revision}, own ${kept.own?.content.title}, ${kept.orphans.length} left`}</p>
  ),
}));
interface Kept {
  readonly own: { readonly content: { readonly title: string } } | undefined;
  readonly orphans: readonly unknown[];
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const content = samplePage();

function visit(status = 200) {
  const server = { status };
  const headers = { 'content-type': 'application/json', etag: '"r5"' };
  vi.stubGlobal('fetch', async () =>
    server.status === 200
      ? new Response(JSON.stringify({ ...pageFacts, ...content }), { headers })
      : new Response('{"message":"Not allowed."}', { status: server.status, headers }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/admin/pages/edit/proef']}>
        <Routes>
          <Route path="/admin/pages/edit/:id" element={<EditorScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

test('a page opens with the drafts stored in this browser', async () => {
  const buildDraft = (title: string) => {
    const written = { ...content, title };
    return { content: written, saved: content, revision: 'r5', past: [], future: [], keptAt: 1 };
  };
  const { claimTabName: ownTab } = await import('../work/tabs/own-tab.ts');
  const { storage } = createMemoryDrafts(
    { tab: await ownTab(), draft: buildDraft('mine') },
    { tab: 'gone', draft: buildDraft('left') },
  );
  vi.spyOn(browserDrafts, 'list').mockImplementation(storage.list);
  visit();
  expect(await screen.findByText('p at r5, own mine, 1 left')).toBeDefined();
});

test('a page opens even if the browser cannot read stored drafts', async () => {
  vi.spyOn(browserDrafts, 'list').mockRejectedValue(new Error('no storage'));
  visit();
  expect(await screen.findByText('p at r5, own undefined, 0 left')).toBeDefined();
});

test('a missing page shows a message and no retry button', async () => {
  visit(404);
  expect(await screen.findByText(words.editor.missing)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.tryAgain })).toBeNull();
  expect(screen.getByRole('link', { name: words.notFound.back }).getAttribute('href')).toBe('/admin');
});

test('a page that fails to open shows the reason and can be retried', async () => {
  vi.spyOn(browserDrafts, 'list').mockResolvedValue([]);
  const server = visit(403);
  expect(await screen.findByText('Not allowed.')).toBeDefined();
  server.status = 200;
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(await screen.findByText(/^p at r5/)).toBeDefined();
});
