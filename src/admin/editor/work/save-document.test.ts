import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/client.ts';
import type { PageSettings } from '#document/page-document.ts';
import { samplePage } from '../../../../tests/support/sample-page.ts';
import { pageFacts } from '../../../../tests/support/test-editor.ts';
import { pageQuery, queryClient } from '../../data/queries.ts';
import { pageLayoutQuery } from '../../page-settings/settings-queries.ts';
import { api } from '../../session/api.ts';
import { createDocumentSender } from './page-api.ts';

vi.mock('../../session/api.ts', () => ({ api: { call: vi.fn() } }));
const call = vi.mocked(api.call);

const nothing: PageSettings = {
  layoutSettings: null,
  backgroundSettings: null,
  dynamicBackgroundSettings: null,
};
const wide = { container: { maxWidth: '1200px' } };
const how = { autosave: false, ifMatch: 'r1' };

interface Server {
  facts?: object;
  /** Settings on the server. */
  settings?: PageSettings;
  /** Method and path of the call that is refused once. */
  refuses?: string;
}

function open(server: Server = {}) {
  const stored = server.settings ?? nothing;
  const calls: string[] = [];
  const sent: unknown[] = [];
  const page = { ...pageFacts, ...samplePage(), versioning: true, draftVersionId: 'd1', ...server.facts };
  const answers: Record<string, () => unknown> = {
    'PUT /pages/:identifier': () => ({ data: page, revision: 'r2' }),
    'POST /pages/:identifier/versions': () => ({ data: { id: 'd2', status: 'DRAFT' }, revision: 'r3' }),
    'GET /admin/page-layout': () => ({
      data: { settings: { layoutSettings: stored.layoutSettings } },
      revision: 'l1',
    }),
    'GET /admin/page-background': () => ({
      data: {
        settings: {
          backgroundSettings: stored.backgroundSettings,
          dynamicBackgroundSettings: stored.dynamicBackgroundSettings,
        },
      },
      revision: 'b1',
    }),
  };
  call.mockImplementation((async (
    { method, path }: { method: string; path: string },
    input: { query?: { versionId?: string }; body?: unknown },
    options: { ifMatch?: string } = {},
  ) => {
    const name = `${method} ${path}`;
    calls.push([name, input.query?.versionId, options.ifMatch].filter(Boolean).join(' '));
    if (server.refuses === name) {
      server.refuses = undefined;
      throw new ApiError('Not now.', 503);
    }
    if (method !== 'GET' && path.startsWith('/admin')) sent.push(input.body ?? null);
    return answers[name]?.() ?? { data: {} };
  }) as never);
  const merged: unknown[] = [];
  const sender = createDocumentSender({
    routeId: 'p',
    pageId: 'p',
    merged: (settings) => merged.push(settings),
  });
  sender.knows(nothing);
  return { ...sender, calls, sent, merged };
}

beforeEach(() => {
  call.mockReset();
});
afterEach(() => {
  queryClient.clear();
});

describe('the document sender', () => {
  it('sends only the content while layout and background are unchanged', async () => {
    const { send, calls } = open();
    expect(await send({ ...samplePage(), ...nothing }, how)).toEqual({ revision: 'r2' });
    expect(calls).toEqual(['PUT /pages/:identifier r1']);
  });

  it('saves a changed layout in the draft of the content, on its stored revision', async () => {
    const { send, calls, sent } = open();
    await send({ ...samplePage(), ...nothing, layoutSettings: wide }, how);
    expect(calls).toEqual([
      'PUT /pages/:identifier r1',
      'GET /admin/page-layout d1',
      'PUT /admin/page-layout d1 l1',
    ]);
    expect(sent).toEqual([{ layoutSettings: wide }]);
    expect(queryClient.getQueryData(pageLayoutQuery('p', 'd1').queryKey)).toEqual(wide);
    await send({ ...samplePage(), ...nothing, layoutSettings: wide }, how);
    expect(calls).toHaveLength(4);
  });

  it('deletes the layout once nothing is set', async () => {
    const { send, sent, calls } = open({ settings: { ...nothing, layoutSettings: wide } });
    await send({ ...samplePage(), ...nothing, layoutSettings: wide }, how);
    calls.length = 0;
    await send({ ...samplePage(), ...nothing }, how);
    expect(calls.at(-1)).toBe('DELETE /admin/page-layout d1 l1');
    expect(sent.at(-1)).toBeNull();
  });

  it('creates a draft first if the content matches the live version', async () => {
    const { send, calls } = open({ facts: { draftVersionId: null, currentVersionId: 'live' } });
    const answer = await send({ ...samplePage(), ...nothing, layoutSettings: wide }, how);
    expect(answer).toEqual({ revision: 'r3' });
    expect(calls[1]).toBe('POST /pages/:identifier/versions r2');
    expect(calls.at(-1)).toBe('PUT /admin/page-layout d2 l1');
    expect(queryClient.getQueryData(pageQuery('p').queryKey)?.page.draftVersionId).toBe('d2');
  });

  it('saves the layout in the live version if the page has no versions', async () => {
    const { send, calls } = open({
      facts: { versioning: false, draftVersionId: null, currentVersionId: 'live' },
    });
    await send({ ...samplePage(), ...nothing, layoutSettings: wide }, how);
    expect(calls.at(-1)).toBe('PUT /admin/page-layout live l1');
  });

  it('merges settings that another member has changed, and reports the result', async () => {
    const { send, sent, merged } = open({
      settings: { ...nothing, backgroundSettings: { backgroundColorDark: '#111111' } },
    });
    await send({ ...samplePage(), ...nothing, backgroundSettings: { backgroundColorLight: '#eeeeee' } }, how);
    const both = { backgroundColorLight: '#eeeeee', backgroundColorDark: '#111111' };
    expect(sent).toEqual([{ backgroundSettings: both, dynamicBackgroundSettings: null }]);
    expect(merged).toEqual([{ backgroundSettings: both, dynamicBackgroundSettings: null }]);
  });

  it('repeats a partly failed save on the revision that it reached', async () => {
    const { send, calls } = open({ refuses: 'PUT /admin/page-layout' });
    const page = { ...samplePage(), ...nothing, layoutSettings: wide };
    await expect(send(page, how)).rejects.toThrow('Not now.');
    await send(page, how);
    expect(calls.filter((name) => name.startsWith('PUT /pages'))).toEqual([
      'PUT /pages/:identifier r1',
      'PUT /pages/:identifier r2',
    ]);
    expect(calls.at(-1)).toBe('PUT /admin/page-layout d1 l1');
  });
});
