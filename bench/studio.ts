import { benchOwner } from './servers.ts';

interface CreatedPage {
  readonly id: string;
}

/** API calls of a signed-in owner, as the editor makes them. */
export interface Studio {
  /** Bearer token of its calls. */
  readonly token: string;
  /** URLs in the media library, by file name. */
  readonly media: ReadonlyMap<string, string>;
  /** Requests a path as the signed-in owner; `accept` is the `Accept` header. */
  download(path: string, accept?: string): Promise<Buffer>;
  /** Uploads a file and returns its URL. */
  upload(bytes: Buffer, name: string): Promise<string>;
  createPage(page: object): Promise<CreatedPage>;
  movePages(body: object): Promise<void>;
  /** Reads all pages in parts, as the list in the editor does. */
  readTree(): Promise<unknown>;
  /** Reads all pages in one response, with all fields. */
  readList(): Promise<unknown>;
  /** Reads the first `limit` pages, with all fields. */
  readPart(limit: number): Promise<unknown>;
  savePage(identifier: string, body: object): Promise<void>;
  /** Saves and publishes this content. */
  publishPage(identifier: string, content: object): Promise<void>;
  addRedirect(fromPath: string, toPath: string): Promise<void>;
  /** Publishes these tokens for the whole site. */
  publishTokens(changes: object): Promise<void>;
  /** Reads the page in all languages; its draft if it has one. */
  readPage(identifier: string): Promise<unknown>;
  /** Reads the page in each of its versions. */
  readVersions(identifier: string): Promise<unknown[]>;
}

export async function openStudio(origin: string): Promise<Studio> {
  const { token, cookie } = await signIn(origin);
  const files = await call<{ name: string; url: string }[]>(
    origin,
    'GET',
    '/api/admin/media',
    undefined,
    token,
  );
  return {
    token,
    media: new Map(files.map(({ name, url }) => [name, url])),
    async download(path, accept = '*/*') {
      const response = await fetch(origin + path, { headers: { cookie, accept } });
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    upload: (bytes, name) => upload(origin, bytes, name, token),
    createPage: (page) => call(origin, 'POST', '/api/pages', page, token),
    movePages: (body) => call(origin, 'POST', '/api/tree/move', body, token),
    readTree: () => readTree(origin, token),
    savePage: (identifier, body) => call(origin, 'PUT', `/api/pages/${identifier}`, body, token),
    readList: () => call(origin, 'GET', '/api/pages', undefined, token),
    readPart: (limit) => call(origin, 'GET', `/api/pages?limit=${limit}`, undefined, token),
    publishPage: (identifier, content) =>
      call(origin, 'POST', `/api/pages/${identifier}/publish`, content, token),
    addRedirect: (fromPath, toPath) => call(origin, 'PUT', `/api/redirects${fromPath}`, { toPath }, token),
    publishTokens: (changes) => call(origin, 'PUT', '/api/admin/design-tokens', { changes }, token),
    readPage: (identifier) => call(origin, 'GET', `/api/pages/${identifier}`, undefined, token),
    async readVersions(identifier) {
      const path = `/api/pages/${identifier}`;
      const versions = await call<{ id: string }[]>(origin, 'GET', `${path}/versions`, undefined, token);
      return Promise.all(
        versions.map(({ id }) => call(origin, 'GET', `${path}?version=${id}`, undefined, token)),
      );
    },
  };
}

async function readTree(origin: string, token: string): Promise<unknown[]> {
  const parts: unknown[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after === '' ? '' : `?after=${after}`;
    const part: { next: string | null } = await call(origin, 'GET', `/api/tree${query}`, undefined, token);
    parts.push(part);
    after = part.next;
  }
  return parts;
}

/** Signs in. Returns the token for calls, and the cookies for files that no public page shows. */
async function signIn(origin: string): Promise<{ readonly token: string; readonly cookie: string }> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchOwner),
  });
  if (!response.ok) throw new Error(`Signing in answers ${response.status}: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  return { token, cookie };
}

async function upload(origin: string, bytes: Buffer, name: string, token: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/admin/media`, { method: 'POST', body: form, headers });
  if (!response.ok) throw new Error(`Uploading ${name} answers ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { url: string }).url;
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
