import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describeEachDatabase('password accesses', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  it('are made, read, changed and dropped by owners, and sealed in storage', async () => {
    const klant = { id: 'klant', password: 'eerste' };
    expect(await test.asOwner('POST', '/admin/password-access', klant)).toMatchObject({
      status: 201,
      body: klant,
    });
    expect((await test.asOwner('POST', '/admin/password-access', klant)).status).toBe(409);
    await test.asOwner('PUT', '/admin/password-access/klant', { password: 'tweede' });
    expect((await test.asOwner<object>('GET', '/admin/password-access')).body).toEqual([
      { id: 'klant', password: 'tweede' },
    ]);
    const rows = await test.storage.db.selectFrom('password_accesses').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('tweede');
    for (const method of ['GET', 'POST'] as const) {
      expect(
        (await test.asEditor(method, '/admin/password-access', method === 'POST' ? klant : undefined)).status,
      ).toBe(403);
    }
  });

  it('cannot be blank: nobody could type them', async () => {
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

  it('stay while pages open with them, and the answer names those', async () => {
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
        message: 'Pages open with this password: afgesloten, besloten. Give them another one first.',
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
});
