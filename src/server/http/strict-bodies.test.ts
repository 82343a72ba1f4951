import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { fc } from '../../../tests/support/properties.ts';
import { openTestApp, type TestAnswer, type TestApp } from '../../../tests/support/test-app.ts';

describeEachDatabase('an invalid request', (location) => {
  let test: TestApp;
  let page: ApiPage;
  beforeAll(async () => {
    test = await openTestApp(location());
    const body = {
      identifier: 'streng',
      title: { nl: 'Streng' },
      overview: [{ id: 'a', type: 'text', content: 'Hallo', shimmer: { deep: 1 } }],
    };
    page = (await test.asOwner<ApiPage>('POST', '/pages', body)).body;
  });
  afterAll(() => test.close());

  const listIssues = ({ status, body }: TestAnswer<ErrorBody>) => [
    status,
    ...(body.issues ?? []).map(({ path, message }) => `${path}: ${message}`),
  ];
  const unknown = 'is not a known field';
  const put = async (path: string, body: unknown) =>
    listIssues(await test.asOwner<ErrorBody>('PUT', path, body));

  describe('with unknown fields', () => {
    it('is rejected for a page and names each field', async () => {
      expect(await put('/pages/streng', { showInMenu: true, typo: 1 })).toEqual([400, `typo: ${unknown}`]);
      const moved = { overview: [], kind: 'case', parentId: 'x', identifier: 'y' };
      expect(await put('/pages/streng', moved)).toEqual([
        400,
        'kind: is chosen when a page is created and cannot change: create a page of the other kind and move the blocks',
        'parentId: is changed by PUT /api/pages/{id}/parent',
        'identifier: is changed by PUT /api/pages/{id}/identifier',
      ]);
      const typo = { identifier: 'z', title: 'Z', overview: [], hiddenFromSearch: true };
      expect(listIssues(await test.asOwner<ErrorBody>('POST', '/pages', typo))).toEqual([
        400,
        `hiddenFromSearch: ${unknown}`,
      ]);
    });

    it('is rejected for a new version', async () => {
      const made = await test.asOwner<ErrorBody>('POST', '/pages/streng/versions', { fromVersionId: 'x' });
      expect(listIssues(made)).toEqual([400, 'fromVersionId: is called "from" here']);
    });

    it('is rejected for layouts and backgrounds at every depth, without changing stored values', async () => {
      const url = '/admin/page-layout?pageId=streng';
      const layoutSettings = { container: { gap: '3rem' } };
      await test.asOwner('PUT', url, { layoutSettings });
      expect(await put(url, { layoutSettings: { foo: 1 } })).toEqual([400, `layoutSettings.foo: ${unknown}`]);
      expect(await put(url, { layoutSettings: { responsive: { mobile: { gapp: '1px' } } } })).toEqual([
        400,
        `layoutSettings.responsive.mobile.gapp: ${unknown}`,
      ]);
      expect((await test.asOwner<object>('GET', url)).body).toEqual({ settings: { layoutSettings } });
      const background = { dynamicBackgroundSettings: { scrollRange: { begin: 1 } } };
      expect(await put('/admin/page-background?pageId=streng', background)).toEqual([
        400,
        `dynamicBackgroundSettings.scrollRange.begin: ${unknown}`,
      ]);
    });

    it('is rejected for the settings and for query parameters', async () => {
      expect(await put('/admin/settings', { contentBlocks: { container: { widht: '1px' } } })).toEqual([
        400,
        `contentBlocks.container.widht: ${unknown}`,
      ]);
      expect(await put('/pages/streng?autosav=true', { showInMenu: true })).toEqual([
        400,
        `autosav: ${unknown}`,
      ]);
      const asked = await test.asVisitor<ErrorBody>('GET', '/pages/hierarchy?language=en');
      expect(listIssues(asked)).toEqual([400, `language: ${unknown}`]);
    });

    it('is rejected for an endpoint without a body', async () => {
      const on = await test.asOwner<ErrorBody>('POST', '/pages/streng/versioning', { from: 'x' });
      expect(listIssues(on)).toEqual([400, `from: ${unknown}`]);
      expect((await test.asOwner('POST', '/pages/streng/versioning', {})).status).toBe(200);
    });

    it('is rejected if it sends a page exactly as it was read', async () => {
      const { body } = await test.asOwner<ApiPage>('GET', '/pages/streng');
      const refused = await put('/pages/streng', body);
      expect(refused[0]).toBe(400);
      expect(refused).toContain('parentId: is changed by PUT /api/pages/{id}/parent');
      expect(refused).toContain(`updatedAt: ${unknown}`);
    });
  });

  it('is not one with unknown block properties, which are kept', async () => {
    const now = await test.asOwner<ApiPage>('GET', '/pages/streng');
    expect(now.body.overview).toEqual(page.overview);
  });

  it('is one with an empty body where a change is required', async () => {
    const send = async (path: string, payload: string) => {
      const answer = await test.app.inject({
        method: 'PUT',
        url: `/api${path}`,
        headers: { 'x-test-role': 'owner', 'content-type': 'application/json' },
        payload,
      });
      return [answer.statusCode, answer.json<ErrorBody>().message];
    };
    // Calls of the media library are registered together with the file routes, and tested there.
    const puts = endpoints.filter(
      ({ method, body, path }) =>
        method === 'PUT' && body && test.app.hasRoute({ method, url: `/api${path}` }),
    );
    expect(puts.length).toBeGreaterThan(7);
    for (const { path } of puts.filter((known) => known.path !== '/admin/password-access/:id')) {
      const url = `${path.replace(/:(?:id|identifier|page)/, 'streng').replace(/:\w+|\*/, 'x')}`;
      for (const payload of ['null', '', '{}', '[]', '"x"']) {
        const [status, message] = await send(url.includes('page-') ? `${url}?pageId=streng` : url, payload);
        expect([url, payload, status]).toEqual([url, payload, 400]);
        expect(message).toBeTruthy();
      }
    }
    const [, message] = await send('/pages/streng', 'null');
    expect(message).toMatch(/^Nothing was sent\. Send at least one of: status, published, /);
  });

  it('gets all errors in one response, including those of blocks', async () => {
    const body = {
      overview: [{ type: 'text' }, { id: 'b', type: 'text', paddingTop: 'wide', content: 'a\0b' }],
      title: 5,
      typo: 1,
    };
    for (const [method, path] of [
      ['PUT', '/pages/streng'],
      ['POST', '/pages'],
    ] as const) {
      const refused = await test.asOwner<ErrorBody>(method, path, body);
      expect(refused.status).toBe(400);
      expect(refused.body.issues?.map((issue) => issue.path).toSorted()).toEqual(
        [
          ...(method === 'POST' ? ['identifier'] : []),
          'overview[0].id',
          'overview[1].content',
          'overview[1].paddingTop',
          'title',
          'typo',
        ].toSorted(),
      );
    }
  });

  it.each([
    [
      'of a new page',
      'POST',
      '/pages',
      { title: 5, overview: [{ type: 'text' }] },
      ['title', 'overview[0].id'],
    ],
    [
      'of a new page, its blocks alone',
      'POST',
      '/pages',
      { title: 'x', overview: [{ type: 'text' }] },
      ['overview[0].id'],
    ],
    [
      'of a new page, its flags',
      'POST',
      '/pages',
      { title: 'x', overview: [], status: 'DRAFT', published: true },
      ['published'],
    ],
    ['of a new address', 'PUT', '/pages/streng/identifier', { x: 1 }, ['x']],
  ] as const)(
    'gets all errors in one response, including the identifier: %s',
    async (_what, method, path, body, paths) => {
      const refused = await test.asOwner<ErrorBody>(method, path, { identifier: 'Bad Name', ...body });
      expect(listIssues(refused)).toContain(
        'identifier: A URL has lower-case letters, digits and hyphens only.',
      );
      expect(refused.body.issues?.map((issue) => issue.path).toSorted()).toEqual(
        ['identifier', ...paths].toSorted(),
      );
    },
  );

  it('gets all errors in one response, including conflicting flags and an invalid redirect URL', async () => {
    const wishes = {
      status: 'PUBLISHED',
      published: false,
      isHidden: true,
      redirectUrl: ' javascript:alert(1)',
    };
    const issues = [
      'published: The status PUBLISHED conflicts with published false.',
      'isHidden: The status PUBLISHED conflicts with isHidden true.',
      'redirectUrl: Enter a path that starts with /, or a URL that starts with https://.',
    ];
    expect(await put('/pages/streng', wishes)).toEqual([400, ...issues]);
    const content = { title: 'x', overview: [{ type: 'text' }] };
    const both = await put('/pages/streng', { ...wishes, ...content });
    expect(both).toEqual([400, 'overview[0].id: Pattern must have an id', ...issues]);
    const [issue] = await put('/pages/streng', { status: 'HIDDEN', published: true, redirectUrl: '' });
    expect(issue).toBe(200);
  });

  describe('with texts that are too long', () => {
    const long = 'a'.repeat(50_001);
    const title = { nl: 't'.repeat(501) };
    const limits = ['overview[1].content', 'title'];

    it.each([
      ['an unknown field', { typo: 1 }, ['typo']],
      ['a block without an id', { first: { type: 'text' } }, ['overview[0].id']],
      ['no block at all', { first: null }, ['overview[0]']],
      ['flags that disagree', { status: 'DRAFT', published: true }, ['published']],
      ['a protection without a password', { requiresLogin: true }, ['loginPassword']],
      ['a shared password that is none', { passwordId: 'nergens' }, ['passwordId']],
    ])(
      'gets their errors in one response with those of %s',
      async (_what, { first, ...more }: { first?: unknown; [name: string]: unknown }, paths) => {
        const sound = { id: 'x', type: 'text', content: 'x' };
        const body = {
          title,
          overview: [first === undefined ? sound : first, { id: 'b', type: 'text', content: long }],
          ...more,
        };
        const listIssues = async (method: 'PUT' | 'POST', path: string, whole: object) => {
          const refused = await test.asOwner<ErrorBody>(method, path, whole);
          return [refused.status, ...(refused.body.issues ?? []).map((issue) => issue.path).toSorted()];
        };
        const expected = [400, ...[...paths, ...limits].toSorted()];
        expect(await listIssues('PUT', '/pages/streng', body)).toEqual(expected);
        expect(await listIssues('POST', '/pages', { identifier: 'te-lang', ...body })).toEqual(expected);
        expect(await listIssues('PUT', '/pages/nergens', { typo: 1, ...body })).not.toContain('title');
      },
    );

    it('gets errors about texts in another language that the save would replace', async () => {
      const overview = [
        { id: 'w', type: 'text', isMultiLanguage: true, content: { nl: 'Hallo', en: 'Hello' } },
      ];
      const made = { identifier: 'woorden', title: 'Woorden', overview };
      expect((await test.asOwner('POST', '/pages', made)).status).toBe(201);
      const inTheWay = { id: 'w', type: 'card', content: [] };
      const tooLong = { id: 'b', type: 'text', content: long };
      const body = { language: 'en', overview: [inTheWay, tooLong] };
      const paths = async (more: object) =>
        (await put('/pages/woorden', { ...body, ...more })).map((line) => `${line}`.split(':')[0]);
      expect(await paths({})).toEqual(['400', 'overview[1].content', 'overview[0].content']);
      expect(await paths({ typo: 1 })).toEqual(['400', 'typo', 'overview[1].content', 'overview[0].content']);
    });

    it('gets an error about an unknown field, however broken the body is', async () => {
      const stored = [
        { id: 'a', type: 'text', isMultiLanguage: true, content: { nl: 'Hallo', en: 'Hello' } },
        { id: 'b', type: 'card', content: [{ id: 'c', type: 'text', content: 'x' }], tags: [{ value: 'x' }] },
      ];
      const made = { identifier: 'kapot', title: 'Kapot', overview: stored };
      expect((await test.asOwner('POST', '/pages', made)).status).toBe(201);
      const type = fc.constantFrom('text', 'card', 'title', 'later');
      const id = fc.constantFrom('a', 'b', 'c', '', 5);
      const value = fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ id, type, content: fc.jsonValue() }, { requiredKeys: [] })),
      );
      const broken = fc.record({ id, type, content: value, tags: value }, { requiredKeys: [] });
      const language = fc.constantFrom(undefined, 'nl', 'en', 'fr', 5);
      // Names that reach a prototype are rejected before anything else is checked.
      const harmless = (value: unknown) => !/"(?:__proto__|constructor)"/.test(JSON.stringify(value) ?? '');
      const json = fc.jsonValue().filter(harmless);
      const overview = fc.array(fc.oneof(broken, json), { maxLength: 4 }).filter(harmless);
      await fc.assert(
        fc.asyncProperty(overview, language, json, async (overview, language, title) => {
          const refused = await put('/pages/kapot', { overview, language, title, typo: 1 });
          expect(refused).toContain(`typo: ${unknown}`);
        }),
        { numRuns: 150 },
      );
    });

    it('is accepted if a long text was stored before the limit existed', async () => {
      const sound = { id: 'oud', type: 'text', content: 'kort' };
      const made = { identifier: 'van-vroeger', title: 'x', overview: [sound] };
      const { id } = (await test.asOwner<ApiPage>('POST', '/pages', made)).body;
      const overview = [{ ...sound, content: long }];
      await test.storage.db
        .updateTable('versions')
        .set({ overview: JSON.stringify(overview) })
        .where('page_id', '=', id)
        .execute();
      expect(await put('/pages/van-vroeger', { overview, typo: 1 })).toEqual([400, `typo: ${unknown}`]);
      expect((await put('/pages/van-vroeger', { overview }))[0]).toBe(200);
    });
  });

  it('gets the issue as its message if there is only one', async () => {
    const refused = await test.asOwner<ErrorBody>('PUT', '/pages/streng/identifier', { identifier: 'check' });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'The site itself uses the URL "check". Choose another one.' },
    });
  });

  it('is not one with unusual line endings, which are normalised', async () => {
    const made = { identifier: 'regels', title: 'x', overview: [] };
    const { id } = (await test.asOwner<ApiPage>('POST', '/pages', made)).body;
    const overview = [{ id: 'a', type: 'text', content: { nl: 'a\vb\u2028c\u0003d\u2029e', en: 'a\nb' } }];
    expect((await put('/pages/regels', { title: 'Een\u2028titel', overview }))[0]).toBe(200);
    const { body } = await test.asOwner<ApiPage>('GET', `/pages/${id}`);
    expect([body.title, body.overview]).toEqual([
      'Een\ntitel',
      [{ id: 'a', type: 'text', content: { nl: 'a\nb\nc\nd\n\ne', en: 'a\nb' } }],
    ]);
  });

  describe('with control characters or broken Unicode', () => {
    const nul = 'a\u0000b';
    const half = 'a\ud800b';

    it.each([
      ['a title', '/pages/streng', { title: nul, overview: [] }, 'title'],
      ['a title of one language', '/pages/streng', { title: { en: half }, overview: [] }, 'title.en'],
      [
        'a block',
        '/pages/streng',
        { overview: [{ id: 'a', type: 'text', content: nul }] },
        'overview[0].content',
      ],
      [
        'an unknown block',
        '/pages/streng',
        { overview: [{ id: 'a', type: 'later', deep: [{ x: half }] }] },
        'overview[0].deep[0].x',
      ],
      [
        'a name of a property',
        '/pages/streng',
        { overview: [{ id: 'a', type: 'later', [nul]: 1 }] },
        'overview[0]',
      ],
      ['an identifier', '/pages/streng/identifier', { identifier: nul }, 'identifier'],
      ['settings', '/admin/settings', { tagline: { nl: half } }, 'tagline.nl'],
      ['a redirect', '/redirects/oud', { toPath: '/x', reason: nul }, 'reason'],
      ["a redirect's path", '/redirects/oud%00pad', { toPath: '/x' }, '*'],
      ['a redirect URL', '/pages/streng', { redirectUrl: `/x${half}` }, 'redirectUrl'],
      ['a password', '/pages/streng', { loginPassword: nul }, 'loginPassword'],
      ['a control character', '/pages/streng', { title: 'a\u001fb' }, 'title'],
      ['one of the upper half', '/admin/settings', { tagline: { nl: 'a\u0092b' } }, 'tagline.nl'],
    ])('is rejected: %s', async (_what, path, body, at) => {
      const refused = await test.asOwner<ErrorBody>('PUT', path, body);
      expect(refused).toMatchObject({ status: 400, body: { code: 'input/invalid' } });
      expect(refused.body.issues?.map((issue) => issue.path)).toContain(at);
    });
  });
});
