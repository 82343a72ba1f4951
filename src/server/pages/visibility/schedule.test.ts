import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScheduledChange } from '#api/endpoints/schedule.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { runSchedule } from './run-schedule.ts';

const hour = 60 * 60 * 1000;
const text = (content: string) => [{ id: 'a', type: 'text', content }];

describeEachDatabase('the schedule', (location) => {
  let test: TestApp;
  /** Another server on the same database. */
  let other: TestApp;
  let now = Date.parse('2026-11-22T12:00:00.000Z');
  let count = 0;
  const clock = () => new Date(now);
  beforeAll(async () => {
    test = await openTestApp(location(), { clock });
    other = await openTestApp(location(), { clock });
  });
  afterAll(async () => {
    await test.close();
    await other.close();
  });

  const later = (hours: number) => new Date(now + hours * hour).toISOString();
  async function makePage(body = {}): Promise<ApiPage> {
    count += 1;
    const page = { identifier: `gepland-${count}`, title: { nl: 'Gepland' }, overview: text('nul'), ...body };
    return (await test.asEditor<ApiPage>('POST', '/pages', page)).body;
  }
  const plan = (page: ApiPage, action: string, at: string, query = '') =>
    test.asEditor<ScheduledChange & ErrorBody & { warnings: unknown[] }>(
      'PUT',
      `/pages/${page.id}/schedule/${action}${query}`,
      { at },
    );
  const planned = async (page: ApiPage) =>
    (await test.asEditor<ScheduledChange[]>('GET', '/schedule')).body.filter(
      ({ pageId }) => pageId === page.id,
    );
  const seen = async (page: ApiPage) => (await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`)).status;
  const save = (page: ApiPage, overview: unknown) => test.asEditor('PUT', `/pages/${page.id}`, { overview });
  const run = () => runSchedule(test.deps);
  async function runAt(hours: number): Promise<void> {
    now += hours * hour;
    await run();
  }

  it('publishes the current draft at the planned time, in the name of the user who scheduled it', async () => {
    const page = await makePage();
    const { status, body } = await plan(page, 'publish', '2026-11-22T15:00:00+01:00'.replace('15', '16'));
    expect([status, body.at, body.state, body.setBy]).toEqual([
      200,
      '2026-11-22T15:00:00.000Z',
      'waiting',
      'editor@studio.example',
    ]);
    await save(page, text('later geschreven'));
    await runAt(2);
    expect(await seen(page)).toBe(404);
    await runAt(1);
    const shown = await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`);
    expect(shown.body.overview).toEqual(text('later geschreven'));
    expect(await planned(page)).toEqual([]);
    const read = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
    expect(read.body).toMatchObject({ draftVersionId: null, updatedBy: 'editor@studio.example' });
  });

  it('unpublishes a page, also after publishing it', async () => {
    const page = await makePage();
    await plan(page, 'publish', later(1));
    await plan(page, 'unpublish', later(2));
    expect((await planned(page)).map(({ action }) => action)).toEqual(['publish', 'unpublish']);
    await runAt(1);
    expect(await seen(page)).toBe(200);
    await runAt(1);
    expect(await seen(page)).toBe(404);
  });

  it('catches up in order on actions that were missed while no server ran', async () => {
    const page = await makePage();
    await plan(page, 'publish', later(1));
    await plan(page, 'unpublish', later(2));
    await runAt(48);
    expect(await seen(page)).toBe(404);
    expect(await planned(page)).toEqual([]);
    const audit = await test.storage.db
      .selectFrom('audit')
      .select('action')
      .where('target', '=', page.id)
      .where('action', 'like', 'schedule/%')
      .orderBy('happened_at')
      .execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'schedule/publish',
      'schedule/set',
      'schedule/set',
      'schedule/unpublish',
    ]);
  });

  it('runs each action once, even with several servers', async () => {
    const pages = await Promise.all(Array.from({ length: 4 }, () => makePage()));
    for (const page of pages) await plan(page, 'publish', later(1));
    now += hour;
    // A SQLite file is served by one server.
    const second = location().kind === 'postgres' ? other.deps : test.deps;
    await Promise.all([run(), runSchedule(second), run(), runSchedule(second)]);
    for (const page of pages) {
      expect(await seen(page)).toBe(200);
      const done = await test.storage.db
        .selectFrom('audit')
        .select('id')
        .where('target', '=', page.id)
        .where('action', '=', 'schedule/publish')
        .execute();
      expect(done).toHaveLength(1);
    }
  });

  it('says why a page could not be published, and waits to be scheduled again', async () => {
    const page = await makePage({ overview: [{ id: 'hero', type: 'heroImage' }] });
    const { body } = await plan(page, 'publish', later(1));
    expect(body.warnings).not.toEqual([]);
    await runAt(1);
    await run();
    expect(await seen(page)).toBe(404);
    expect(await planned(page)).toMatchObject([
      { state: 'failed', problem: expect.stringMatching(/required/) },
    ]);
    await save(page, text('heel'));
    await run();
    expect(await seen(page)).toBe(404);
    await plan(page, 'publish', later(1));
    expect(await planned(page)).toMatchObject([{ state: 'waiting', problem: null }]);
    await runAt(1);
    expect(await seen(page)).toBe(200);
  });

  it('drops an action once a user has done it manually', async () => {
    const page = await makePage();
    await plan(page, 'publish', later(1));
    await plan(page, 'unpublish', later(5));
    await test.asEditor('PUT', `/pages/${page.id}`, { status: 'PUBLISHED' });
    expect((await planned(page)).map(({ action }) => action)).toEqual(['unpublish']);
    await test.asEditor('PUT', `/pages/${page.id}`, { status: 'HIDDEN' });
    expect(await planned(page)).toEqual([]);
  });

  it('keeps both actions if a page is hidden manually before it is published again', async () => {
    const page = await makePage({ status: 'PUBLISHED' });
    await save(page, text('nieuw'));
    await plan(page, 'publish', later(1));
    await plan(page, 'unpublish', later(2));
    await test.asEditor('PUT', `/pages/${page.id}`, { status: 'HIDDEN' });
    expect((await planned(page)).map(({ action }) => action)).toEqual(['publish', 'unpublish']);
  });

  it('cancels an action on request, only once', async () => {
    const page = await makePage();
    await plan(page, 'publish', later(1));
    const cancel = () => test.asEditor<ErrorBody>('DELETE', `/pages/${page.id}/schedule/publish`);
    expect((await cancel()).status).toBe(200);
    const again = await cancel();
    expect([again.status, again.body.code]).toEqual([404, 'schedule/not-found']);
    await runAt(1);
    expect(await seen(page)).toBe(404);
  });

  it('drops the actions of a page that goes to the trash', async () => {
    const page = await makePage();
    await plan(page, 'publish', later(1));
    await test.asEditor('DELETE', `/pages/${page.id}`);
    await runAt(1);
    await test.asEditor('POST', `/trash/${page.id}/restore`);
    await run();
    expect(await planned(page)).toEqual([]);
    expect(await seen(page)).toBe(404);
  });

  it('rejects past times, invalid times, and actions that would change nothing', async () => {
    const page = await makePage({ status: 'PUBLISHED' });
    const refusal = async (action: string, at: string) => {
      const { status, body } = await plan(page, action, at);
      return [status, body.issues?.[0]?.message];
    };
    expect(await refusal('unpublish', later(0))).toEqual([400, 'Choose a moment in the future.']);
    expect((await refusal('unpublish', '2026-11-30'))[1]).toMatch(/must be a moment with its zone/);
    expect((await refusal('publish', later(1)))[1]).toMatch(/no unpublished changes/);
    await plan(page, 'unpublish', later(2));
    expect((await refusal('publish', later(2)))[1]).toMatch(/at the same moment/);
    expect((await plan(page, 'publish', later(3))).status).toBe(200);
    const draft = await makePage();
    expect((await plan(draft, 'unpublish', later(1))).body.issues?.[0]?.message).toMatch(
      /will not be published by then/,
    );
    expect((await plan({ ...draft, id: 'niemand' }, 'publish', later(1))).status).toBe(404);
  });

  it('plans nothing in a dry run', async () => {
    const page = await makePage();
    expect((await plan(page, 'publish', later(1), '?dry-run')).status).toBe(200);
    expect(await planned(page)).toEqual([]);
  });

  it('is not visible to visitors', async () => {
    const answer = await test.asVisitor<ErrorBody>('GET', '/schedule');
    expect([answer.status, answer.body.code]).toEqual([401, 'auth/required']);
  });

  it('has its time zone in the site settings, which reject an unknown one', async () => {
    const settings = () => test.asOwner<{ timeZone: string }>('GET', '/admin/settings');
    expect((await settings()).body.timeZone).toBe('Europe/Amsterdam');
    const put = (timeZone: string) => test.asOwner<ErrorBody>('PUT', '/admin/settings', { timeZone });
    expect((await put('Amsterdam')).body.issues?.[0]?.message).toMatch(/must be the name of a time zone/);
    await put('America/New_York');
    expect((await settings()).body.timeZone).toBe('America/New_York');
  });
});
