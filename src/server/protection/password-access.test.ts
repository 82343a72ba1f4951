import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describeEachDatabase('a shared password', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  it('can be created, read and changed by owners only, and is stored encrypted', async () => {
    const klant = { id: 'klant', password: 'eerste' };
    expect(await test.asOwner('POST', '/admin/password-access', klant)).toMatchObject({
      status: 201,
      body: klant,
    });
    expect((await test.asOwner('POST', '/admin/password-access', klant)).status).toBe(409);
    await test.asOwner('PUT', '/admin/password-access/klant', { password: 'tweede' });
    expect((await test.asOwner<object>('GET', '/admin/password-access')).body).toEqual([
      { id: 'klant', password: 'tweede', label: '', usedAt: null, pages: [] },
    ]);
    const rows = await test.storage.db.selectFrom('password_accesses').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('tweede');
    for (const method of ['GET', 'POST'] as const) {
      expect(
        (await test.asEditor(method, '/admin/password-access', method === 'POST' ? klant : undefined)).status,
      ).toBe(403);
    }
  });

  it('cannot be blank', async () => {
    const blank = { id: 'leeg', password: ' \t ' };
    expect(await test.asOwner<ErrorBody>('POST', '/admin/password-access', blank)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: 'must not be empty' }] },
    });
    const page = { identifier: 'blanco', title: 'x', overview: [], requiresLogin: true, loginPassword: '  ' };
    expect(await test.asOwner<ErrorBody>('POST', '/pages', page)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'loginPassword' }] },
    });
  });

  it('cannot be deleted while pages use it, and the error names those pages', async () => {
    const body = {
      identifier: 'besloten',
      title: 'x',
      overview: [],
      status: 'PUBLISHED',
      requiresLogin: true,
      passwordId: 'klant',
    };
    expect(
      (await test.asOwner<ErrorBody>('POST', '/pages', { ...body, passwordId: 'nooit' })).body.issues?.[0]
        ?.path,
    ).toBe('passwordId');
    expect((await test.asOwner<ApiPage>('POST', '/pages', body)).body.passwordId).toBe('klant');
    await test.asOwner('POST', '/pages', { ...body, identifier: 'afgesloten', requiresLogin: false });
    const drop = () => test.asOwner<ErrorBody>('DELETE', '/admin/password-access/klant');
    expect(await drop()).toMatchObject({
      status: 409,
      body: {
        code: 'password-access/in-use',
        message: 'Pages use this password: afgesloten, besloten. Give them another one first.',
        issues: [{ path: 'afgesloten' }, { path: 'besloten' }],
      },
    });
    expect((await test.asOwner<ApiPage>('GET', '/pages/besloten')).body.passwordId).toBe('klant');
    await test.asOwner('PUT', '/pages/afgesloten', { passwordId: null });
    await test.asOwner('DELETE', '/pages/besloten');
    expect((await drop()).status).toBe(200);
    const gone = await test.asOwner<ErrorBody>('DELETE', '/admin/password-access/klant');
    expect(gone).toMatchObject({ status: 404, body: { message: 'Password access not found' } });
  });

  const make = (id: string, more: object = {}) =>
    test.asOwner<PasswordAccess>('POST', '/admin/password-access', { id, password: `woord-${id}`, ...more });
  const change = (id: string, body: object) =>
    test.asOwner<PasswordAccess & ErrorBody>('PUT', `/admin/password-access/${id}`, body);
  const close = (id: string) =>
    test.asOwner<PasswordAccess & ErrorBody>('POST', `/admin/password-access/${id}/close`);
  const listed = async (id: string) =>
    (await test.asOwner<PasswordAccess[]>('GET', '/admin/password-access')).body.find((one) => one.id === id);
  const page = (identifier: string, more: object) =>
    test.asOwner<ApiPage>('POST', '/pages', {
      identifier,
      title: { nl: `Pagina ${identifier}`, en: `Page ${identifier}` },
      overview: [],
      status: 'PUBLISHED',
      requiresLogin: true,
      ...more,
    });
  /** Submits the password as a visitor. */
  async function unlock(identifier: string, password: string): Promise<void> {
    const payload = { password };
    const answer = await test.app.inject({ method: 'POST', url: `/api/access/${identifier}`, payload });
    expect(answer.statusCode).toBe(200);
  }
  it('has a label that can change without a new site revision', async () => {
    expect((await make('kade', { label: '  Gemeente, tot de zomer ' })).body.label).toBe(
      'Gemeente, tot de zomer',
    );
    const before = await test.storage.revision.read();
    expect((await change('kade', { label: 'Gemeente' })).body).toMatchObject({
      label: 'Gemeente',
      password: 'woord-kade',
    });
    expect((await change('kade', { password: 'woord-kade' })).body.label).toBe('Gemeente');
    expect(await test.storage.revision.read()).toBe(before);
    expect((await change('kade', { label: ' ' })).body.label).toBe('');
    expect((await change('kade', {})).status).toBe(400);
    expect((await change('kade', { label: 'x'.repeat(201) })).body.issues?.[0]?.path).toBe('label');
    expect((await change('weg', { label: 'x' })).body.message).toBe('Password access not found');
  });

  it('lists the pages that use it, with their titles and whether they are live', async () => {
    await make('delen');
    const live = (await page('gedeeld-b', { passwordId: 'delen' })).body;
    const draft = (await page('gedeeld-a', { passwordId: 'delen', status: 'DRAFT' })).body;
    await page('gedeeld-c', { passwordId: 'delen' });
    await test.asOwner('DELETE', '/pages/gedeeld-c');
    const about = (one: ApiPage, isLive: boolean) => ({
      pageId: one.id,
      identifier: one.identifier,
      title: { nl: `Pagina ${one.identifier}`, en: `Page ${one.identifier}` },
      isLive,
    });
    expect((await listed('delen'))?.pages).toEqual([about(draft, false), about(live, true)]);
  });

  it('records when it was last used, ignoring uses of a page’s own password', async () => {
    await make('gebruik');
    await page('gebruikt', { passwordId: 'gebruik', loginPassword: 'van-de-pagina' });
    await unlock('gebruikt', 'van-de-pagina');
    expect((await listed('gebruik'))?.usedAt).toBeNull();
    await unlock('gebruikt', 'woord-gebruik');
    const usedAt = (await listed('gebruik'))?.usedAt ?? '';
    expect(Math.abs(Date.parse(usedAt) - test.storage.now().getTime())).toBeLessThan(60_000);
    // Saving another field keeps the time of last use.
    expect((await change('gebruik', { label: 'Zomer' })).body.usedAt).toBe(usedAt);
  });

  it('keeps every one of several concurrent changes', async () => {
    expect((await close('weg')).body.code).toBe('password-access/not-found');
    await make('samen');
    await Promise.all([
      change('samen', { label: 'Beide' }),
      change('samen', { password: 'nieuw' }),
      close('samen'),
    ]);
    expect(await listed('samen')).toMatchObject({ label: 'Beide', password: 'nieuw' });
  });

  it('is created once and deleted once under concurrent requests', async () => {
    const made = await Promise.all([make('tweemaal'), make('tweemaal')]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    const drop = () => test.asOwner<ErrorBody>('DELETE', '/admin/password-access/tweemaal');
    const dropped = await Promise.all([drop(), drop(), close('tweemaal')]);
    expect(
      dropped
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 404]);
    expect([200, 404]).toContain(dropped[2]?.status);
    expect(await listed('tweemaal')).toBeUndefined();
  });

  it('stays if a page starts using it during deletion; otherwise the page’s save fails', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = `beide-${round}`;
      await make(id);
      const [taken, dropped] = await Promise.all([
        page(`neemt-${round}`, { passwordId: id }),
        test.asOwner<ErrorBody>('DELETE', `/admin/password-access/${id}`),
      ]);
      const stays = (await listed(id)) !== undefined;
      expect([dropped.status, taken.status]).toEqual(stays ? [409, 201] : [200, 400]);
    }
  });
});
