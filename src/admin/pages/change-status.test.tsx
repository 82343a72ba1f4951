// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '#api/client.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { pageStatuses } from '#content/page/page.ts';
import { initialPageFields } from '#content/page/page-fields.ts';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { queryClient } from '../data/queries.ts';
import { words } from '../words.ts';
import { type StatusSaver, useStatusChange } from './change-status.tsx';
import { pagesWords } from './pages-words.ts';

beforeAll(() => {
  // jsdom lacks the methods of `<dialog>`, and treats popovers, which contain the toasts, as hidden.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const seen: PageInList = {
  id: 'p1',
  identifier: 'werkwijze',
  kind: 'page',
  title: { nl: 'Werkwijze' },
  status: 'PUBLISHED',
  published: true,
  isHidden: false,
  ...initialPageFields,
  requiresLogin: false,
  parentId: null,
  parentIdentifier: null,
  sortOrder: 0,
  versioning: true,
  currentVersionId: 'v1',
  draftVersionId: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
};
const home: PageInList = { ...seen, identifier: 'main' };

function Probe({ page, saver }: { readonly page: PageInList; readonly saver: StatusSaver }) {
  const { change, question } = useStatusChange(page, 'De pagina', saver);
  return (
    <>
      {pageStatuses.map((status) => (
        <button key={status} type="button" onClick={() => change(status)}>
          set {status}
        </button>
      ))}
      {question}
    </>
  );
}

function open(page: PageInList) {
  const save = vi.fn(async (_body: object, _ifMatch?: string) => ({ revision: 'after' }));
  const settled = vi.fn(async () => undefined);
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Probe page={page} saver={{ save, settled }} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const bodies = () => save.mock.calls.map(([body]) => body);
  return { save, settled, press, bodies };
}

test.each([
  [seen, 'DRAFT'],
  [seen, 'HIDDEN'],
  [{ ...seen, status: 'HIDDEN' as const, isHidden: true }, 'PUBLISHED'],
  [{ ...seen, status: 'HIDDEN' as const, isHidden: true }, 'DRAFT'],
  [{ ...seen, status: 'DRAFT' as const, published: false }, 'PUBLISHED'],
] as const)('%o set to %s can be undone to its exact earlier state', async (page, status) => {
  const { save, settled, press, bodies } = open(page);
  press(`set ${status}`);
  fireEvent.click(await screen.findByText(words.undo));
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2));
  expect(bodies()).toEqual([{ status }, { published: page.published, isHidden: page.isHidden }]);
  // The undo sends the revision of its own change, so that it can't revert a later one.
  expect(save.mock.calls[1]?.[1]).toBe('after');
});

test('hiding a system page from visitors asks for its name as confirmation', async () => {
  const { press, bodies, settled } = open(home);
  press('set DRAFT');
  const dialog = await screen.findByRole('dialog', { name: 'Unpublish “De pagina”?' });
  expect(dialog.textContent).toContain('Visitors who open the site will get the not-found page');
  const confirm = screen.getByRole('button', { name: 'Unpublish' });
  expect(confirm).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Type main to confirm'), { target: { value: 'home' } });
  fireEvent.submit(confirm);
  expect(bodies()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Type main to confirm'), { target: { value: 'main' } });
  press('Unpublish');
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  expect(bodies()).toEqual([{ status: 'DRAFT' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(await screen.findByText(words.undo));
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
});

test.each([
  ['main', null, /Visitors who open the site/],
  ['cases', null, /Links to \/cases will show the not-found page/],
  ['cases', '/werkwijze', /who open \/cases will be redirected to \/werkwijze/],
  ['404', null, /a plain page instead of this one/],
])(
  'the confirmation for hiding %s says what visitors will see',
  async (identifier, redirectUrl, sentence) => {
    const { press } = open({ ...seen, identifier, redirectUrl });
    press('set HIDDEN');
    expect(await screen.findByText(sentence)).toBeDefined();
  },
);

test('a system page that visitors cannot see needs no confirmation', async () => {
  const { press, bodies } = open({ ...home, status: 'HIDDEN', isHidden: true });
  press('set DRAFT');
  await vi.waitFor(() => expect(bodies()).toEqual([{ status: 'DRAFT' }]));
});

test('a change from a list sends the listed revision, and the next one the new revision', async () => {
  const { save, settled, press } = open({ ...seen, revision: 'shown' });
  press('set DRAFT');
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  press('set HIDDEN');
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual(['shown', 'after']);
});

test('an outdated change shows a message, and the list is loaded again', async () => {
  const { save, press, settled } = open({ ...seen, revision: 'shown' });
  save.mockRejectedValueOnce(new ApiError('Another member saved this page in the meantime.', 412));
  press('set DRAFT');
  expect(await screen.findByText(pagesWords.changedElsewhere('De pagina'))).toBeDefined();
  expect(screen.queryByText(words.undo)).toBeNull();
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a rejected change shows the error and no success message', async () => {
  const { save, press, settled } = open(seen);
  save.mockRejectedValueOnce(new ApiError('Only owners can do this.', 403));
  press('set DRAFT');
  expect(await screen.findByText('Only owners can do this.')).toBeDefined();
  expect(screen.queryByText(words.undo)).toBeNull();
  expect(settled).toHaveBeenCalledTimes(1);
});
