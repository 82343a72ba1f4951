// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { bringDialogs, renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor, pageFacts } from '../../../../tests/support/test-editor.ts';
import { pageSettingsWords } from '../../pages/page-settings-words.ts';
import { session } from '../../session/api.ts';
import { words } from '../../words.ts';
import { PageSettingsDialog } from './page-settings-dialog.tsx';

beforeAll(bringDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.store.setState({ user: undefined });
});

/** Opens a tab of the settings. */
const goToTab = (name: keyof typeof pageSettingsWords.tabs) =>
  fireEvent.click(screen.getByRole('tab', { name: pageSettingsWords.tabs[name] }));

const json = { 'content-type': 'application/json', etag: '"r2"' };

/** True for the list of pages. */
const isList = (address: string) => /\/pages(\?|$)/.test(address);

function open(facts: Partial<ApiPage> = {}, title: ApiPage['title'] = { nl: 'Proef', en: 'Trial' }) {
  const content = { ...samplePage(), title };
  const server = { page: { ...pageFacts, ...facts, ...content }, refuses: false };
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (input: string, { method, body }: RequestInit = {}) => {
    if (isList(input)) return new Response('[]', { headers: json });
    if (method === 'PUT' && server.refuses) {
      return new Response('{"message":"Not now."}', { status: 400, headers: json });
    }
    if (method === 'PUT') {
      bodies.push(JSON.parse(String(body)));
      Object.assign(server.page, JSON.parse(String(body)));
    }
    return new Response(JSON.stringify(server.page), { headers: json });
  });
  const editor = openTestEditor({ content });
  const publish = vi.spyOn(editor.publisher, 'look');
  renderInEditor(editor, <PageSettingsDialog close={() => undefined} />, facts);
  const settle = vi.spyOn(editor.publisher, 'settle');
  const press = (role: 'switch' | 'radio', name: string) => {
    goToTab(role === 'radio' ? 'visibility' : 'search');
    return act(async () => void fireEvent.click(screen.getByRole(role, { name })));
  };
  /** Clicks, and waits until the change is saved and the controls are enabled again. */
  const change = async (role: 'switch' | 'radio', name: string) => {
    const before = settle.mock.calls.length;
    await press(role, name);
    await waitFor(() => expect(settle.mock.calls.length).toBeGreaterThan(before));
    await settle.mock.results.at(-1)?.value;
    await waitFor(() => expect(document.querySelector<HTMLFieldSetElement>('.settings:disabled')).toBeNull());
  };
  return { ...editor, bodies, server, press, change, publish };
}

test('titles are edited as page content and can be undone', () => {
  const { content, steps, editing, bodies } = open();
  fireEvent.change(screen.getByLabelText('Title in English'), { target: { value: 'Another' } });
  expect(content().title).toEqual({ nl: 'Proef', en: 'Another' });
  fireEvent.change(screen.getByLabelText('Title in Dutch'), { target: { value: 'Anders' } });
  expect(steps()).toEqual(['Change Title', 'Change Title']);
  act(() => editing.undo());
  expect(content().title).toEqual({ nl: 'Proef', en: 'Another' });
  expect(bodies).toEqual([]);
});

test('a title without languages is shown as the Dutch title', () => {
  open({}, 'Proef');
  const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  expect([value('Title in Dutch'), value('Title in English')]).toEqual(['Proef', '']);
});

test('each setting is saved immediately, without the unsaved text edits', async () => {
  const { change, bodies, editing, saves } = open();
  editing.setTitle('Unsaved', 'nl');
  await change('switch', pageSettingsWords.inMenu);
  await change('switch', pageSettingsWords.hideFromSearch);
  expect(bodies).toEqual([{ showInMenu: false }, { hideFromSearchEngines: true }]);
  expect(saves.store.getState()).toMatchObject({ status: 'unsaved', revision: 'r2' });
});

test('a setting that fails to save shows the reason', async () => {
  const { press, server } = open();
  server.refuses = true;
  await press('switch', pageSettingsWords.inMenu);
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
});

test.each([
  ['a case', { kind: 'case' as const }],
  ['the page for what is not found', { identifier: '404' }],
])('%s cannot be shown in the menu', (_name, facts) => {
  open(facts);
  goToTab('search');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: pageSettingsWords.inMenu }).disabled).toBe(
    true,
  );
});

test('publishing a draft starts the publish checks instead of saving directly', async () => {
  const { press, publish, bodies } = open({ status: 'DRAFT', published: false });
  expect(screen.getByText(pageSettingsWords.statusHelp.DRAFT)).toBeDefined();
  await press('radio', 'Published');
  expect([publish.mock.calls.length, bodies]).toEqual([1, []]);
});

test('publishing a hidden page again is saved immediately', async () => {
  const { change, publish, bodies } = open({ status: 'HIDDEN', isHidden: true });
  await change('radio', 'Published');
  expect([publish.mock.calls.length, bodies]).toEqual([0, [{ status: 'PUBLISHED' }]]);
});

test('hiding a system page asks for confirmation, and its URL is said to be fixed', async () => {
  const { press, bodies } = open({ identifier: 'main' });
  expect(screen.getByText(pageSettingsWords.system)).toBeDefined();
  await press('radio', 'Hidden');
  expect(screen.getByRole('heading', { name: 'Hide “Proef”?' })).toBeDefined();
  expect(bodies).toEqual([]);
});

test('editors are told that only owners can change the protection', () => {
  session.store.setState({ user: { id: 'u', email: 'me@studio.example', name: 'Me', role: 'editor' } });
  open({ requiresLogin: true });
  expect(screen.getByText(pageSettingsWords.protectedPage)).toBeDefined();
  expect(screen.getByText(pageSettingsWords.protectionHelp)).toBeDefined();
  cleanup();
  session.store.setState({ user: { id: 'u', email: 'me@studio.example', name: 'Me', role: 'owner' } });
  open();
  expect(screen.getByText(pageSettingsWords.openPage)).toBeDefined();
  expect(screen.queryByText(pageSettingsWords.protectionHelp)).toBeNull();
});

/** Two client spaces with the page, of which one is active, and one without it. */
const clientSpaces = [
  { client: 'Museum', pages: [{ pageId: 'p' }], revokedAt: null, expiresAt: null },
  { client: 'Gesloten', pages: [{ pageId: 'p' }], revokedAt: '2026-01-01T00:00:00Z', expiresAt: null },
  { client: 'Voorbij', pages: [{ pageId: 'p' }], revokedAt: null, expiresAt: '2026-01-01T00:00:00Z' },
  { client: 'Ander', pages: [{ pageId: 'q' }], revokedAt: null, expiresAt: null },
];

/** A server that answers writes with what they sent, or refuses them. */
function openAnswering(
  facts: Partial<ApiPage>,
  refusal?: { readonly status: number; readonly body: object },
) {
  const page = { ...pageFacts, ...facts, ...samplePage() };
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(`${method} ${new URL(input, 'http://x').pathname} ${String(body)}`);
    if (method !== 'GET' && refusal) {
      return new Response(JSON.stringify(refusal.body), { status: refusal.status, headers: json });
    }
    if (method !== 'GET') Object.assign(page, JSON.parse(String(body)));
    if (isList(input)) return new Response('[]', { headers: json });
    if (input.includes('/admin/rooms')) return new Response(JSON.stringify(clientSpaces), { headers: json });
    if (input.includes('password-access')) {
      return new Response('[{"id":"clients-2026","password":"x","label":"","usedAt":null,"pages":[]}]', {
        headers: json,
      });
    }
    return new Response(JSON.stringify({ ...page, redirects: [{ from: '/a', to: '/b' }] }), {
      headers: json,
    });
  });
  const editor = openTestEditor();
  renderInEditor(editor, <PageSettingsDialog close={() => undefined} />, facts);
  return { ...editor, sent };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pressButton = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a new URL is saved on request, and the dialog says how many redirects lead there', async () => {
  const { sent } = openAnswering({ identifier: 'proef' });
  expect(screen.queryByRole('button', { name: pageSettingsWords.move })).toBeNull();
  type(words.settings.address, 'later');
  await pressButton(pageSettingsWords.move);
  await waitFor(() => expect(sent).toEqual(['PUT /api/pages/p/identifier {"identifier":"later"}']));
  expect(await screen.findByText(pageSettingsWords.moved('/later', 1))).toBeDefined();
});

test('an invalid URL shows an error at its field and is not sent', async () => {
  const { sent } = openAnswering({ identifier: 'proef' });
  type(words.settings.address, 'Nee!');
  expect(screen.getByText('A URL has lower-case letters, digits and hyphens only.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: pageSettingsWords.move }).disabled).toBe(true);
  expect(sent).toEqual([]);
});

test('a URL that is already taken shows an error at its field', async () => {
  const body = { message: 'There is already a page at /later.', code: 'page/identifier-taken' };
  openAnswering({ identifier: 'proef' }, { status: 409, body });
  type(words.settings.address, 'later');
  await pressButton(pageSettingsWords.move);
  expect(await screen.findByText(body.message)).toBeDefined();
  expect(screen.getByLabelText(words.settings.address).getAttribute('aria-invalid')).toBe('true');
  type(words.settings.address, 'elsewhere');
  await waitFor(() => expect(screen.queryByText(body.message)).toBeNull());
});

test('if another member saved the page, the dry run is repeated with the newer revision', async () => {
  const facts = { identifier: 'proef' };
  const page = { ...pageFacts, ...samplePage() };
  const changes = { addresses: [], redirects: [], links: [] };
  const foreseen = { changes, warnings: [] };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string, { method, headers }: RequestInit = {}) => {
    if (isList(input)) return new Response('[]', { headers: json });
    if (method !== 'PUT') {
      return new Response(JSON.stringify({ ...page, identifier: 'elders' }), { headers: json });
    }
    const ifMatch = new Headers(headers).get('if-match');
    asked.push(`${new URL(input, 'http://x').search} ${ifMatch}`);
    if (ifMatch === '"r2"') return new Response(JSON.stringify(foreseen), { headers: json });
    const body = '{"message":"Another member saved this page in the meantime.","code":"page/stale"}';
    return new Response(body, { status: 412, headers: json });
  });
  renderInEditor(openTestEditor(), <PageSettingsDialog close={() => undefined} />, facts);
  type(words.settings.address, 'later');
  await waitFor(() => expect(asked).toEqual(['?dry-run=true "r1"', '?dry-run=true "r2"']));
  await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: pageSettingsWords.move }).disabled).toBe(
    false,
  );
});

test('a hidden page has a redirect field, which shows validation errors', async () => {
  const issues = [{ path: 'redirectUrl', message: 'Begin with / or https://.' }];
  const body = { message: 'Wrong.', code: 'input/invalid', issues };
  const { sent } = openAnswering({ status: 'HIDDEN', isHidden: true }, { status: 400, body });
  goToTab('visibility');
  type('Redirect to', 'nowhere');
  await pressButton('Change redirect');
  expect(sent).toEqual(['PUT /api/pages/p {"redirectUrl":"nowhere"}']);
  expect(await screen.findByText('Begin with / or https://.')).toBeDefined();
  cleanup();
  openAnswering({ status: 'PUBLISHED' });
  expect(screen.queryByLabelText(pageSettingsWords.redirect)).toBeNull();
});

test('an owner can protect a page with its own password and a shared one', async () => {
  session.store.setState({ user: { id: 'u', email: 'me@studio.example', name: 'Me', role: 'owner' } });
  const { sent } = openAnswering({ requiresLogin: false, loginPassword: null, passwordId: null });
  goToTab('visibility');
  fireEvent.click(screen.getByRole('switch', { name: pageSettingsWords.protection }));
  expect(await screen.findByText(pageSettingsWords.holdingClientSpaces('Museum'))).toBeDefined();
  type(pageSettingsWords.password, 'geheim');
  fireEvent.change(await screen.findByLabelText(pageSettingsWords.sharedPassword), {
    target: { value: 'clients-2026' },
  });
  await pressButton('Change protection');
  const body = { requiresLogin: true, loginPassword: 'geheim', passwordId: 'clients-2026' };
  await waitFor(() => expect(sent).toEqual([`PUT /api/pages/p ${JSON.stringify(body)}`]));
});
