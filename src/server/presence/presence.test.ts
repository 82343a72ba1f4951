import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PresentPerson } from '#api/endpoints/presence.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { defaultLimits } from '#server/security/limits.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { presenceLimits } from './presence-limits.ts';

type Role = 'owner' | 'editor';

/** Window that reads the stream, with its last list of people. */
class Window {
  people: readonly PresentPerson[] | undefined;
  hasEnded = false;
  readonly #abort = new AbortController();

  static async open(origin: string, page: string, role: Role, tab: string): Promise<Window> {
    const window = new Window();
    const response = await fetch(`${origin}/api/pages/${page}/presence?tab=${tab}`, {
      headers: { 'x-test-role': role },
      signal: window.#abort.signal,
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    void window.#read(response);
    return window;
  }

  async #read(response: Response): Promise<void> {
    let text = '';
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = (text + chunk).split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) if (line) this.people = JSON.parse(line).people;
      }
    } catch {
      // The test closed the stream.
    }
    this.hasEnded = true;
  }

  /** People and their blocks. */
  get seen(): string[] | undefined {
    return this.people?.map(({ name, blockId }) => `${name} ${blockId}`);
  }

  close(): void {
    this.#abort.abort();
  }
}

describeEachDatabase('presence on a page', (location) => {
  let servers: TestApp[] = [];
  let origins: string[] = [];
  let page: ApiPage;
  const windows: Window[] = [];

  beforeAll(async () => {
    // A SQLite file is served by one server.
    const count = location().kind === 'postgres' ? 2 : 1;
    for (let index = 0; index < count; index += 1) {
      const test = await openTestApp(location());
      await test.app.listen({ port: 0, host: '127.0.0.1' });
      servers.push(test);
    }
    origins = servers.map(({ app }) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    const body = { identifier: 'samen', title: 'Samen', overview: [] };
    page = (await (servers[0] as TestApp).asOwner<ApiPage>('POST', '/pages', body)).body;
  });
  afterEach(async () => {
    for (const window of windows.splice(0)) window.close();
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    for (const test of servers) await test.close();
    servers = [];
  });

  /** Opens a window on the first server, or on the second one if there are two. */
  async function open(role: Role, tab: string, where: 'here' | 'there' = 'here', key = page.id) {
    const origin = (where === 'there' ? origins.at(-1) : origins[0]) ?? '';
    const window = await Window.open(origin, key, role, tab);
    windows.push(window);
    return window;
  }
  const move = (role: Role, tab: string, blockId: string | null, where: 'here' | 'there' = 'here') => {
    const test = (where === 'there' ? servers.at(-1) : servers[0]) as TestApp;
    return (role === 'owner' ? test.asOwner : test.asEditor)('PUT', `/pages/${page.id}/presence`, {
      tab,
      blockId,
    });
  };
  const sees = (window: Window, people: string[]) =>
    vi.waitFor(() => expect(window.seen).toEqual(people), { timeout: 5000, interval: 10 });

  it('tells each member when another joins, moves to a block, or leaves', async () => {
    const one = await open('owner', 'a');
    await sees(one, []);
    const other = await open('editor', 'b', 'there', page.identifier);
    await sees(one, ['Editor null']);
    await sees(other, ['Owner null']);
    expect((await move('editor', 'b', 'intro', 'there')).status).toBe(200);
    await sees(one, ['Editor intro']);
    await move('owner', 'a', 'hero');
    await sees(other, ['Owner hero']);
    other.close();
    await sees(one, []);
  });

  it('updates the position of a window whose stream is on another server', async () => {
    const one = await open('owner', 'a');
    const other = await open('editor', 'b');
    await sees(one, ['Editor null']);
    await move('owner', 'a', 'hero', 'there');
    await sees(other, ['Owner hero']);
  });

  it('tells a new member where the others already are', async () => {
    await open('owner', 'a');
    await move('owner', 'a', 'hero');
    const late = await open('editor', 'b', 'there');
    await sees(late, ['Owner hero']);
  });

  it('keeps a member listed when a window reconnects, and ends its old stream', async () => {
    const one = await open('owner', 'a');
    const old = await open('editor', 'b');
    await sees(one, ['Editor null']);
    const again = await open('editor', 'b');
    await vi.waitFor(() => expect(old.hasEnded).toBe(true));
    await sees(again, ['Owner null']);
    await sees(one, ['Editor null']);
  });

  it('ignores an attempt to move the window of another member', async () => {
    await open('owner', 'a');
    const other = await open('editor', 'b');
    await sees(other, ['Owner null']);
    expect((await move('editor', 'a', 'hero')).status).toBe(200);
    await move('owner', 'a', 'eigen');
    await sees(other, ['Owner eigen']);
  });

  it('shows only members on the same page', async () => {
    const body = { identifier: `elders-${Date.now()}`, title: 'Elders', overview: [] };
    const { id } = (await (servers[0] as TestApp).asOwner<ApiPage>('POST', '/pages', body)).body;
    const here = await open('owner', 'a');
    const elsewhere = await open('editor', 'b', 'here', id);
    await sees(elsewhere, []);
    await sees(here, []);
  });

  it('ends the oldest stream of a member who opens too many windows', async () => {
    const first = await open('owner', 'w0');
    for (let index = 1; index <= defaultLimits.windowsPerPerson; index += 1) await open('owner', `w${index}`);
    await vi.waitFor(() => expect(first.hasEnded).toBe(true));
  });

  it('requires a signed-in member, an existing page and valid parameters', async () => {
    const { asVisitor, asEditor } = servers[0] as TestApp;
    expect((await asVisitor('GET', `/pages/${page.id}/presence?tab=a`)).status).toBe(401);
    expect((await asEditor('GET', '/pages/nergens/presence?tab=a')).status).toBe(404);
    expect((await asEditor('GET', `/pages/${page.id}/presence`)).status).toBe(400);
    expect((await asEditor('GET', `/pages/${page.id}/presence?tab=a&token=x`)).status).toBe(400);
    expect((await asVisitor('PUT', `/pages/${page.id}/presence`, { tab: 'a', blockId: null })).status).toBe(
      401,
    );
    expect((await move('editor', 'b', 'x'.repeat(101))).status).toBe(400);
  });
});

describe('a presence stream', () => {
  let test: TestApp;
  let origin: string;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    test = await openTestApp({ kind: 'sqlite', file: ':memory:' });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
    await test.asOwner('POST', '/pages', { identifier: 'dicht', title: 'Dicht', overview: [] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  it('ends when the server closes', async () => {
    const window = await Window.open(origin, 'dicht', 'owner', 'a');
    await test.close();
    await vi.waitFor(() => expect(window.hasEnded).toBe(true));
  });

  it('ends when the session ends, and not before', async () => {
    const session = { lives: true };
    test.app.isStillSignedIn = async () => session.lives;
    const window = await Window.open(origin, 'dicht', 'owner', 'a');
    const other = await Window.open(origin, 'dicht', 'editor', 'b');
    await vi.advanceTimersByTimeAsync(3 * presenceLimits.beat);
    expect([window.hasEnded, other.hasEnded]).toEqual([false, false]);
    session.lives = false;
    await vi.advanceTimersByTimeAsync(presenceLimits.beat);
    await vi.waitFor(() => expect([window.hasEnded, other.hasEnded]).toEqual([true, true]));
  });
});
