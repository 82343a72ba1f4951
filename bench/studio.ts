import { benchOwner } from './servers.ts';

/** Calls of a signed-in owner, as the editor makes them. */
export interface Studio {
  /** The address of a picture of the demo, by its file's name. */
  readonly media: ReadonlyMap<string, string>;
  createPage(page: object): Promise<void>;
  savePage(identifier: string, body: object): Promise<void>;
}

export async function openStudio(origin: string): Promise<Studio> {
  const { token } = await call<{ token: string }>(origin, 'POST', '/api/auth/sign-in', benchOwner);
  const files = await call<{ name: string; url: string }[]>(
    origin,
    'GET',
    '/api/admin/media',
    undefined,
    token,
  );
  return {
    media: new Map(files.map(({ name, url }) => [name, url])),
    createPage: (page) => call(origin, 'POST', '/api/pages', page, token),
    savePage: (identifier, body) => call(origin, 'PUT', `/api/pages/${identifier}`, body, token),
  };
}

async function call<Answer>(
  origin: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
