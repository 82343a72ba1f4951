import createClient from 'openapi-fetch';
import type { components, paths } from '../../.cache/contract/api.ts';

type Block = components['schemas']['Block'];

interface Visit {
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
  readonly picture: Blob;
}

/**
 * Uses the site's API with a client that is generated from its description alone. Returns what it observed.
 */
export async function callEveryOperation({ baseUrl, email, password, picture }: Visit) {
  const visitor = createClient<paths>({ baseUrl });
  const session = unwrap(await visitor.POST('/api/auth/sign-in', { body: { email, password } }));
  const headers = { authorization: `Bearer ${session.token}` };
  const client = createClient<paths>({ baseUrl, headers });

  const intro: Block = { id: 'intro', type: 'text', content: { nl: 'Hallo', en: null } };
  const created = await client.POST('/api/pages', {
    body: { identifier: 'uit-het-contract', title: { nl: 'Contract' }, overview: [intro], versioning: true },
  });
  const page = unwrap(created);
  const first = created.response.headers.get('etag') ?? '';

  const heading: Block = { id: 'heading', type: 'title', content: 'Contract' };
  const save = (revision: string, overview: Block[]) =>
    client.PUT('/api/pages/{identifier}', {
      params: { path: { identifier: page.id }, header: { 'If-Match': revision } },
      body: { overview },
    });
  const edited = await save(first, [heading, ...page.overview]);
  const stale = await save(first, [intro]);

  const draft = unwrap(edited).draftVersionId ?? '';
  await client.PUT('/api/pages/{identifier}', {
    params: { path: { identifier: page.id } },
    body: { published: true, showInMenu: true },
  });
  const published = await client.PUT('/api/pages/{id}/versions/{versionId}/status', {
    params: { path: { id: page.id, versionId: draft } },
    body: { status: 'PUBLISHED' },
  });
  const read = await visitor.GET('/api/pages/{identifier}', {
    params: { path: { identifier: page.identifier }, query: { language: 'nl' } },
  });
  const own = await client.GET('/api/pages/{identifier}', { params: { path: { identifier: page.id } } });
  const again = await client.GET('/api/pages/{identifier}', {
    params: {
      path: { identifier: page.id },
      header: { 'If-None-Match': own.response.headers.get('etag') ?? '' },
    },
  });

  return {
    created: created.response.status,
    revision: first,
    edited: unwrap(edited).overview.map(({ id }) => id),
    conflict: { status: stale.response.status, ...stale.error },
    published: unwrap(published).status,
    seen: unwrap(read).overview.map(({ id, type }) => ({ id, type })),
    unchanged: again.response.status,
    ...(await drivePicture(client, visitor, picture)),
    ...(await driveRedirect(client, visitor)),
  };
}

type Client = ReturnType<typeof createClient<paths>>;

async function drivePicture(client: Client, visitor: Client, picture: Blob) {
  const uploaded = unwrap(
    await client.POST('/api/admin/media', {
      body: { file: picture },
      bodySerializer: ({ file }) => {
        const form = new FormData();
        form.append('file', file, 'foto.png');
        return form;
      },
    }),
  );
  const hidden = await visitor.GET('/media/{id}/{name}', {
    params: { path: { id: uploaded.id, name: 'foto.png' }, query: { w: 320, f: 'webp' } },
  });
  const bare = await client.POST('/api/admin/media', {
    body: { file: new Blob([]) },
    bodySerializer: () => new FormData(),
  });
  return {
    uploaded: { width: uploaded.width, mimeType: uploaded.mimeType },
    hidden: hidden.error?.code,
    withoutFile: bare.error?.code,
  };
}

async function driveRedirect(client: Client, visitor: Client) {
  const path = { path: 'oud/werk/één' };
  const saved = unwrap(
    await client.PUT('/api/redirects/{path}', { params: { path }, body: { toPath: '/nieuw' } }),
  );
  const leads = await visitor.GET('/api/redirects/check', {
    params: { query: { path: '/oud/werk/één' } },
  });
  const literal = await visitor.GET('/api/redirects/check', { params: { query: { path: '/{path}' } } });
  await client.DELETE('/api/redirects/{path}', { params: { path } });
  const gone = await client.GET('/api/redirects/{path}', { params: { path } });
  return {
    redirect: { from: saved.fromPath, to: unwrap(leads).redirect, literal: unwrap(literal).redirect },
    dropped: gone.error?.code,
  };
}

function unwrap<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'There was no answer');
  return data;
}

/** Calls that a generated client must reject: each of these is a type error. */
export function makeTypeErrors(client: Client): unknown[] {
  // @ts-expect-error a text is no number
  const number: Block = { id: 'a', type: 'text', content: 5 };
  // @ts-expect-error there is no such heading
  const choice: Block = { id: 'a', type: 'card', headerLevel: 'h9' };
  // @ts-expect-error a block has an id
  const nameless: Block = { type: 'text' };
  return [
    number,
    choice,
    nameless,
    // @ts-expect-error the path of a redirect is a parameter
    () => client.GET('/api/redirects/{*}', {}),
    // @ts-expect-error a redirect without its path
    () => client.GET('/api/redirects/{path}', {}),
    // @ts-expect-error an upload is no JSON without a file
    () => client.POST('/api/admin/media', { body: {} }),
    // @ts-expect-error a year is a number
    () => client.PUT('/api/admin/settings', { body: { startYear: '2011' } }),
  ];
}
