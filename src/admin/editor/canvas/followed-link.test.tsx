// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageInList } from '#api/schemas/page.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor, pageFacts } from '../../../../tests/support/test-editor.ts';
import { pagesQuery, queryClient } from '../../data/queries.ts';
import { words } from '../../words.ts';
import { FollowedLink } from './followed-link.tsx';

afterEach(cleanup);

const halte = {
  ...pageFacts,
  id: 'p7',
  identifier: 'halte',
  kind: 'case',
  title: { nl: 'Halte', en: 'Stop' },
};

async function follow(href: string, title: object = halte.title) {
  const editor = openTestEditor();
  const close = vi.fn();
  renderInEditor(editor, <FollowedLink href={href} close={close} />);
  await act(async () => {
    queryClient.setQueryData(pagesQuery.queryKey, [{ ...halte, title }] as unknown as PageInList[]);
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { ...editor, close };
}

test('an internal link offers to open its page in the editor, named in the current language', async () => {
  const { panes } = await follow('/cases/halte');
  expect(screen.getByText(words.preview.linkTo('Halte'))).toBeDefined();
  expect(screen.getByRole('link', { name: words.preview.openInEditor }).getAttribute('href')).toBe(
    '/admin/cases/edit/p7',
  );
  expect(screen.queryByText(words.preview.openInTab)).toBeNull();
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(screen.getByText(words.preview.linkTo('Stop'))).toBeDefined();
});

test('a page without a title is named by its slug', async () => {
  await follow('/cases/halte', {});
  expect(screen.getByText(words.preview.linkTo('halte'))).toBeDefined();
});

test('an external link opens in a new tab', async () => {
  await follow('https://elsewhere.example/');
  expect(screen.getByText(words.preview.linkElsewhere('https://elsewhere.example/'))).toBeDefined();
  const link = screen.getByRole('link', { name: words.preview.openInTab });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://elsewhere.example/',
    '_blank',
    'noopener',
  ]);
});

test('"Stay here" closes the message', async () => {
  const { close } = await follow('/nobody');
  fireEvent.click(screen.getByRole('button', { name: words.preview.stay }));
  expect(close).toHaveBeenCalledOnce();
});
