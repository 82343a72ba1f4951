// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Media, MediaUse } from '#api/endpoints/media.ts';
import { libraryWords } from '../library-words.ts';
import { KeptFiles } from './delete-media.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = (id: number, facts: Partial<Media> = {}) =>
  ({
    ...{ id: id.toString(16).padStart(16, '0'), url: `/media/${id}/a.jpg`, name: `${id}.jpg` },
    ...{ mimeType: 'image/jpeg', size: 1, width: 1, height: 1, animated: false, decorative: false },
    ...{
      usedOn: 1,
      isLogo: false,
      isFavicon: false,
      createdAt: '2026-11-23T00:00:00Z',
      revision: '1',
      ...facts,
    },
  }) as Media;
const use = (title: string, facts: Partial<MediaUse> = {}): MediaUse => ({
  ...{ pageId: title, identifier: title.toLowerCase(), title, isLive: true, isInDraft: false },
  ...{ olderVersions: 0, isInTrash: false, ...facts },
});

/** Lists the dialog's texts for files, once their uses are known. */
async function said(files: readonly Media[], uses: readonly MediaUse[]): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(uses), { headers }));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <KeptFiles files={files} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(container.textContent).not.toContain('Loading'));
  return [...container.querySelectorAll('p, li')].map(({ textContent }) => textContent ?? '');
}

test('a file in use stays and names the pages that use it, ignoring older versions', async () => {
  const uses = [use('Quay'), use('Shell', { isLive: false, isInDraft: true }), use('Old', { isLive: false })];
  expect(await said([file(1)], uses)).toEqual(['1 file is in use and stays:', '1.jpg: Quay, Shell']);
  expect(screen.getByRole('link', { name: 'Quay' }).getAttribute('href')).toBe('/admin/pages/edit/quay');
});

test('only the first three pages and the first five files are named', async () => {
  const uses = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => use(title));
  const files = [1, 2, 3, 4, 5, 6, 7].map((id) => file(id, { usedOn: 6 }));
  expect(await said(files, uses)).toEqual([
    '7 files are in use and stay:',
    ...[1, 2, 3, 4, 5].map((id) => `${id}.jpg: A, B, C and 3 more`),
    'and 2 more files',
  ]);
});

test('the site logo is named as such', async () => {
  expect(await said([file(1, { usedOn: 0, isLogo: true })], [])).toEqual([
    '1 file is in use and stays:',
    `1.jpg: ${libraryWords.uses.logo}`,
  ]);
});
