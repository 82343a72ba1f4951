import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { addressFault, leadsTo, normalizePath } from './redirect-address.ts';
import type { RedirectRecord } from './redirects.repository.ts';

describeEachDatabase('redirects', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  const put = (path: string, toPath: string, reason = 'verhuisd') =>
    test.asEditor<RedirectRecord & ErrorBody>('PUT', `/redirects/${path}`, { toPath, reason });
  const check = async (path: string) =>
    (await test.asVisitor<{ redirect?: string }>('GET', `/redirects/check?path=${encodeURIComponent(path)}`))
      .body;

  it('take encoded and plain slashes for the same path', async () => {
    expect((await put('oud/pad', '/nieuw')).body).toMatchObject({
      fromPath: '/oud/pad',
      toPath: '/nieuw',
      reason: 'verhuisd',
    });
    for (const spelling of ['oud/pad', '%2Foud%2Fpad', 'oud%2Fpad', '/oud//pad/']) {
      expect((await test.asEditor<RedirectRecord>('GET', `/redirects/${spelling}`)).body.toPath).toBe(
        '/nieuw',
      );
    }
  });

  it("cover both languages and keep the visitor's", async () => {
    expect(await check('/oud/pad')).toEqual({ redirect: '/nieuw' });
    expect(await check('/oud/pad/?x=1#y')).toEqual({ redirect: '/nieuw' });
    expect(await check('/en/oud/pad')).toEqual({ redirect: '/en/nieuw' });
    await put('en/oud/pad', '/alleen-engels');
    expect(await check('/en/oud/pad')).toEqual({ redirect: '/alleen-engels' });
    expect(await check('/onbekend')).toEqual({});
  });

  it('match paths with letters outside ASCII, however they are written', async () => {
    await put(encodeURIComponent('één idee'), '/idee');
    expect(await check('/%C3%A9%C3%A9n%20idee')).toEqual({ redirect: '/idee' });
  });

  it('refuse scripts, themselves and circles', async () => {
    for (const to of [
      'javascript:alert(1)',
      ' JavaScript:x',
      'data:text/html,x',
      '//evil.example',
      '/\\evil',
      'nieuw',
      '/zelf',
      '/zelf/',
      '/en/zelf',
    ]) {
      expect(await put('zelf', to)).toMatchObject({ status: 400, body: { issues: [{ path: 'toPath' }] } });
    }
    await put('een', '/twee');
    await put('twee', '/drie');
    expect((await put('drie', '/een')).status).toBe(400);
    expect(await check('/drie')).toEqual({});
    // In one language only: Dutch visitors are fine, English ones would never arrive.
    await put('en/kring', '/en/rond');
    expect((await put('rond', '/kring')).status).toBe(400);
    expect((await put('buiten', 'https://elders.example/x?y=1')).status).toBe(200);
  });

  it('can be dropped, and are for people of the studio', async () => {
    expect((await test.asEditor('DELETE', '/redirects/oud/pad')).status).toBe(200);
    expect(await test.asEditor('DELETE', '/redirects/oud/pad')).toMatchObject({
      status: 404,
      body: { code: 'redirect/not-found' },
    });
    expect((await test.asVisitor('PUT', '/redirects/x', { toPath: '/y' })).status).toBe(401);
  });
});

describe('addresses', () => {
  it('have one spelling in the table', () => {
    expect(normalizePath('a//b/?c#d')).toBe('/a/b');
    expect(normalizePath('/%zz/')).toBe('/%zz');
    expect(normalizePath('')).toBe('/');
  });

  it('lead to a path of ours in either language', () => {
    expect(leadsTo('main', '/')).toBe(true);
    expect(leadsTo('/en/x/', '/x')).toBe(true);
    expect(leadsTo('https://x.example/x', '/x')).toBe(false);
    expect(addressFault('/\ud800')).toMatch(/control characters/);
    expect(addressFault('https://[')).toBe('This is not a complete address.');
  });
});
