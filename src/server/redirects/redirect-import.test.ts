import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DryRun } from '#api/dry-run.ts';
import type { ImportLine, RedirectChange } from '#api/endpoints/redirects.ts';
import type { ErrorBody } from '#api/errors.ts';
import { mostHops } from '#server/redirects/flatten-chains.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

interface Imported {
  readonly lines: ImportLine[];
  readonly undo: RedirectChange[];
}

describeEachDatabase('importing redirects', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
    const page = { title: 'x', overview: [], status: 'PUBLISHED' };
    for (const identifier of ['over', 'werkwijze', 'contact-pagina']) {
      await test.asOwner('POST', '/pages', { ...page, identifier });
    }
  });
  afterAll(() => test.close());

  const send = async (
    csv: string,
    { dry = false, ...options }: { dry?: boolean; withoutTarget?: boolean } = {},
  ) =>
    test.asEditor<Imported & ErrorBody>('POST', `/admin/redirects/import${dry ? '?dry-run' : ''}`, {
      csv,
      ...options,
    });
  const told = async (csv: string, options?: Parameters<typeof send>[1]) =>
    (await send(csv, options)).body.lines.map(
      ({ line, from, to, outcome }) => `${line} ${from} ${to} ${outcome}`,
    );
  const table = async () =>
    (await test.storage.db.selectFrom('redirects').select(['from_path', 'to_path']).execute()).map(
      ({ from_path, to_path }) => `${from_path} ${to_path}`,
    );
  const empty = () => test.storage.db.deleteFrom('redirects').execute();

  it('previews the outcome of each line in a dry run, then applies it', async () => {
    await empty();
    await test.asEditor('PUT', '/redirects/stond-er-al', { toPath: '/over' });
    await test.asEditor('PUT', '/redirects/anders', { toPath: '/over' });
    const csv = [
      'Old URL;New URL;Reason',
      'https://www.oud.example/over-ons/;/over;verhuisd',
      '/stond-er-al;/over;',
      '/anders;/werkwijze;',
      '/a;/b;',
      '/b;/a;',
      '/weg;/is-er-niet;',
      '/over-ons;/werkwijze;',
      'https://oud.example/team?lid=3;/over;',
      ';/over;',
    ].join('\n');
    const before = await table();
    const dry = await send(csv, { dry: true });
    expect(dry.body.lines.map(({ line, from, to, outcome }) => `${line} ${from} ${to} ${outcome}`)).toEqual([
      '2 /over-ons /over made',
      '3 /stond-er-al /over same',
      '4 /anders /werkwijze replaced',
      '5 /a /b no-target',
      '6 /b /a circle',
      '7 /weg /is-er-niet no-target',
      '8 /over-ons /werkwijze repeated',
      '9 https://oud.example/team?lid=3 /over not-understood',
      '10  /over not-understood',
    ]);
    expect(await table()).toEqual(before);
    const done = await send(csv);
    expect(done.body.lines).toEqual(dry.body.lines);
    expect((await table()).toSorted()).toEqual([
      '/anders /werkwijze',
      '/over-ons /over',
      '/stond-er-al /over',
    ]);
    const { body } = await test.asEditor<{ reason: string }>('GET', '/redirects/over-ons');
    expect(body.reason).toBe('verhuisd');
  });

  it('is undone in one call, with replaced redirects restored, unless one has changed since', async () => {
    await empty();
    await test.asEditor('PUT', '/redirects/eerst', { toPath: '/over', reason: 'met de hand' });
    const { body } = await send('/eerst,/werkwijze\n/tweede,/over');
    expect((await test.asEditor('POST', '/admin/redirects', { changes: body.undo })).status).toBe(200);
    expect(await table()).toEqual(['/eerst /over']);
    expect((await test.asEditor<{ reason: string }>('GET', '/redirects/eerst')).body.reason).toBe(
      'met de hand',
    );
    const again = (await send('/eerst,/werkwijze\n/tweede,/over')).body;
    await test.asEditor('PUT', '/redirects/tweede', { toPath: '/contact-pagina' });
    const refused = await test.asEditor<ErrorBody>('POST', '/admin/redirects', { changes: again.undo });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'redirect/changed', issues: [{ message: '/tweede now leads to /contact-pagina.' }] },
    });
    expect((await table()).toSorted()).toEqual(['/eerst /werkwijze', '/tweede /contact-pagina']);
  });

  it('flattens a chain that becomes too long, and restores it when undone', async () => {
    await empty();
    const chain = Array.from({ length: mostHops }, (_, index) => `/k${index} /k${index + 1}`);
    await send(chain.map((rule) => rule.replace(' ', ',')).join('\n'), { withoutTarget: true });
    expect((await table()).toSorted()).toEqual(chain);
    const { body } = await send(`/k${mostHops},/over`);
    expect((await table()).toSorted()).toEqual(['/k0 /over', ...chain.slice(1), `/k${mostHops} /over`]);
    await test.asEditor('POST', '/admin/redirects', { changes: body.undo });
    expect((await table()).toSorted()).toEqual(chain);
  });

  it('creates redirects to missing pages when asked to', async () => {
    await empty();
    expect(await told('/weg,/is-er-niet', { withoutTarget: true })).toEqual(['1 /weg /is-er-niet made']);
    expect(await table()).toEqual(['/weg /is-er-niet']);
  });

  it.each([
    ['commas, a header and quotes', 'from,to\n"/met, komma","/over"', ['2 /met, komma /over made']],
    ['semicolons without a header', '/een;/over\n/twee;/over', ['1 /een /over made', '2 /twee /over made']],
    [
      'tabs and Windows line ends',
      '/een\t/over\r\n/twee\t/over\r\n',
      ['1 /een /over made', '2 /twee /over made'],
    ],
    ['a byte order mark', '\ufeff/een,/over', ['1 /een /over made']],
    ['words of its own as a header', 'bron,doel\n/een,/over', ['2 /een /over made']],
    ['columns in another order', 'id,target,source\n1,/over,/een', ['2 /een /over made']],
    [
      'an export of WordPress',
      'source,target,regex,code\n/een,/over,0,301\n/t(.*),/over,1,301',
      ['2 /een /over made', '3 /t(.*) /over not-understood'],
    ],
    [
      'encoded and plain addresses',
      '/caf%C3%A9,/over\n/twee woorden,/over',
      ['1 /café /over made', '2 /twee woorden /over made'],
    ],
    [
      'a cell with a line end in it',
      '/een,/over,"een\nreden"\n/twee,/over',
      ['1 /een /over made', '3 /twee /over made'],
    ],
    ['targets on the old host', 'http://www.oud.example/a,https://oud.example/over#x', ['1 /a /over#x made']],
    ['hosts without a protocol', 'www.oud.example/a,oud.example/over', ['1 /a /over made']],
    ['another site', '/a,https://elders.example/x', ['1 /a https://elders.example/x made']],
    ['our own address', '/a,http://localhost:3000/over', ['1 /a /over made']],
    ['paths without their slash', 'een,over', ['1 /een /over made']],
    ['an address that leads to itself', '/a/,/a', ['1 /a /a circle']],
    [
      'scripts, files of the site and the home page',
      '/a,javascript:alert(1)\n/sw.js,/over\n/,/over',
      [
        '1 /a javascript:alert(1) not-understood',
        '2 /sw.js /over not-understood',
        '3 / /over not-understood',
      ],
    ],
    ['formulas as text', '/a,"=HYPERLINK(""x"")"', ['1 /a /=HYPERLINK("x") no-target']],
    ['one cell', '/a', ['1 /a  not-understood']],
  ])('reads %s', async (_what, csv, lines) => {
    await empty();
    expect(await told(csv)).toEqual(lines);
  });

  it('reads a _redirects file, and explains each line that it cannot import', async () => {
    await empty();
    const file = [
      '# Netlify',
      '',
      '/een              /over',
      '/twee             /over               301!   # verhuisd',
      '/drie\t/werkwijze\t308',
      '/vier             /over               302',
      'https://www.oud.example/vijf  https://oud.example/over?van=oud#x  301',
      '/zoek  id=:id     /over               301',
      '/land             /over               302  Country=nl Language=nl',
      '/blog/*           /over/:splat        301',
      '/blog/:jaar       /over               301',
      '/api-oud          https://api.example/ 200',
      '/weg              /over               404',
      'iets anders',
    ].join('\n');
    const { body } = await send(file);
    expect(
      body.lines.map(({ line, from, to, outcome, message = '' }) =>
        `${line} ${from} ${to} ${outcome} ${message}`.trim(),
      ),
    ).toEqual([
      '3 /een /over made',
      '4 /twee /over made',
      '5 /drie /werkwijze made',
      '6 /vier /over made Status 302 is temporary. Here it becomes 301, which browsers cache for an hour.',
      '7 /vijf /over?van=oud#x made',
      '8 /zoek /over not-understood This rule is only for URLs with id=:id in their query. A redirect here applies to every query.',
      '9 /land /over not-understood This rule is only for some visitors (Country=nl, Language=nl). A redirect here applies to all visitors.',
      '10 /blog/* /over/:splat not-understood This rule is for many paths (* or :name). A redirect here is for one path: add one for each.',
      '11 /blog/:jaar /over not-understood This rule is for many paths (* or :name). A redirect here is for one path: add one for each.',
      '12 /api-oud https://api.example/ not-understood Status 200 shows another page without redirecting. Use 301 to redirect.',
      '13 /weg /over not-understood Status 404 is not a redirect, so it is left out.',
      '14 iets anders  not-understood This line is not a redirect.',
    ]);
    expect((await test.asEditor<{ reason: string }>('GET', '/redirects/twee')).body.reason).toBe('verhuisd');
  });

  it.each([
    [
      'paths with spaces',
      '/twee woorden;/over\n/drie woorden meer;/over',
      ['1 /twee woorden /over made', '2 /drie woorden meer /over made'],
    ],
    ['tabs and a reason', '/een\t/over\tis verhuisd', ['1 /een /over made']],
    [
      'blanks behind commas',
      'from, to\n/een, /over\n/twee, /over',
      ['2 /een /over made', '3 /twee /over made'],
    ],
    [
      'blanks behind semicolons',
      '/een; /over; \n/twee; /over; ',
      ['1 /een /over made', '2 /twee /over made'],
    ],
    ['a header and tabs', 'from\tto\n/een\t/over', ['2 /een /over made']],
    ['a run of blanks', `/een${' '.repeat(200_000)}/over x`, [expect.stringContaining('1 /een')]],
  ])('does not mistake a CSV for a _redirects file: %s', async (_what, csv, lines) => {
    await empty();
    expect(await told(csv)).toEqual(lines);
  });

  it.each([
    ['', 'This file is empty.'],
    ['\n\n', 'This file is empty.'],
    ['/a,"/b', 'A quote (") in this file is never closed, so its cells cannot be read.'],
    [
      Array.from({ length: 10_001 }, (_, index) => `/a${index},/over`).join('\n'),
      'This file has more than 10,000 lines. Split it, and import the parts one by one.',
    ],
  ])('rejects an unreadable file with a clear message', async (csv, message) => {
    expect(await send(csv)).toMatchObject({ status: 400, body: { issues: [{ path: 'csv', message }] } });
  });

  it('imports ten thousand lines with chains and loops in one request', async () => {
    await empty();
    const chain = Array.from({ length: 5_000 }, (_, index) => `/k${index},/k${index + 1}`);
    const circles = Array.from({ length: 2_500 }, (_, index) => [
      `/l${index},/m${index}`,
      `/m${index},/l${index}`,
    ]);
    const { body } = await send([...chain.slice(0, -1), '/k4999,/over', ...circles.flat()].join('\n'));
    const count = (outcome: string) => body.lines.filter((line) => line.outcome === outcome).length;
    expect([count('made'), count('no-target'), count('circle')]).toEqual([5_000, 2_500, 2_500]);
    expect(await table()).toHaveLength(5_000);
    expect((await test.asEditor('POST', '/admin/redirects', { changes: body.undo })).status).toBe(200);
    expect(await table()).toEqual([]);
  });

  it('requires a signed-in member', async () => {
    expect((await test.asVisitor('POST', '/admin/redirects/import', { csv: '/a,/over' })).status).toBe(401);
  });

  describe('changing several redirects', () => {
    const change = (changes: object[], query = '') =>
      test.asEditor<{ undo: RedirectChange[]; warnings: object[] } & ErrorBody & DryRun<object>>(
        'POST',
        `/admin/redirects${query}`,
        { changes },
      );

    it('moves one to another path in one transaction, and back', async () => {
      await empty();
      await test.asEditor('PUT', '/redirects/hier', { toPath: '/over', reason: 'flyer' });
      const moved = await change([
        { fromPath: '/hier', toPath: null },
        { fromPath: '/daar', toPath: '/over', reason: 'flyer' },
      ]);
      expect(await table()).toEqual(['/daar /over']);
      await change(moved.body.undo);
      expect(await table()).toEqual(['/hier /over']);
    });

    it('rejects all changes when one is invalid, and names its position', async () => {
      await empty();
      const refused = await change([
        { fromPath: '/goed', toPath: '/over' },
        { fromPath: '/', toPath: 'javascript:x' },
      ]);
      expect(refused.body.issues?.map(({ path }) => path)).toEqual([
        'changes[1].fromPath',
        'changes[1].toPath',
      ]);
      const circle = await change([
        { fromPath: '/een', toPath: '/twee' },
        { fromPath: '/twee', toPath: '/een' },
      ]);
      expect(circle).toMatchObject({ status: 400, body: { issues: [{ path: 'changes[0].toPath' }] } });
      expect(await table()).toEqual([]);
    });

    it('warns in a dry run about redirects that would not work', async () => {
      const { body } = await change([{ fromPath: '/over', toPath: '/nergens' }], '?dry-run');
      expect(body.warnings).toEqual([
        { path: 'changes[0].fromPath', message: expect.stringContaining('shows the page "over"') },
        { path: 'changes[0].toPath', message: 'There is no page at /nergens.' },
      ]);
    });

    it('restores a redirect that a page move created as automatic', async () => {
      await empty();
      await test.asOwner('PUT', '/pages/contact-pagina/identifier', { identifier: 'contact-nu' });
      const rule = async () =>
        (await test.asEditor<{ fromPath: string; automatic: boolean }[]>('GET', '/redirects')).body.find(
          ({ fromPath }) => fromPath === '/contact-pagina',
        );
      expect((await rule())?.automatic).toBe(true);
      const dropped = await change([{ fromPath: '/contact-pagina', toPath: null }]);
      expect(await rule()).toBeUndefined();
      await change(dropped.body.undo);
      expect((await rule())?.automatic).toBe(true);
    });
  });
});
