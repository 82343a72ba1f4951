import { splitAddress } from './file-of-address.ts';
import type { HeaderRule } from './header-rules.ts';
import type { Redirect } from './walk-site.ts';

/** A URL with a significant query, and its file. */
export interface QueryFile {
  readonly address: string;
  readonly file: string;
}

/** Configuration of a host beside the files. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  readonly queries: readonly QueryFile[];
  /** Not-found documents, with the path below which they apply; the general one is last. */
  readonly notFound: readonly { readonly below: string; readonly file: string }[];
}

/** Writes `_headers` for Netlify and Cloudflare Pages. */
export function writeHeadersFile({ headers }: HostRules): string {
  return headers
    .map(({ path, headers: lines }) =>
      [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Writes `_redirects` for Netlify. Cloudflare Pages uses its redirects and ignores lines with queries. The
 * mark `!` gives a line precedence over a file at the same path.
 */
export function writeRedirectsFile({ redirects, queries, notFound }: HostRules): string {
  const lines = [
    ...redirects.map(({ from, to, status }) => `${escapePath(from)} ${to} ${status}`),
    // A line also matches URLs with further parameters, so more specific ones go first.
    ...queries.toSorted(compareParameterCounts).map(({ address, file }) => {
      const { path, query } = splitAddress(address);
      return `${escapePath(path)} ${query.split('&').join(' ')} ${buildFilePath(file)} 200!`;
    }),
    ...notFound.filter(({ below }) => below !== '/').map(({ below, file }) => `${below}* /${file} 404`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function compareParameterCounts(a: QueryFile, b: QueryFile): number {
  const countParameters = ({ address }: QueryFile) => splitAddress(address).query.split('&').length;
  return countParameters(b) - countParameters(a);
}

/** Writes `vercel.json`. Vercel's rewrites apply after files, so queries are missing. */
export function writeVercelFile({ headers, redirects }: HostRules): string {
  const site = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    outputDirectory: 'site',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to, status }) => ({
      source: escapePattern(from),
      destination: escapePattern(to),
      statusCode: status,
    })),
    headers: headers.map(({ path, headers: lines }) => ({
      source: path.endsWith('/*') ? `${escapePattern(path.slice(0, -1))}(.*)` : escapePattern(path),
      headers: lines.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(site, null, 2)}\n`;
}

/** Writes directives for nginx: those of a `server`, after its `root`, and maps beside it. */
export function writeNginxFile(rules: HostRules): string {
  const map = (from: string, to: string, lines: readonly (readonly [string, string])[], standard = '""') => [
    `map ${from} ${to} {`,
    `  default ${standard};`,
    ...lines.map(([key, value]) => `  ${quoteText(key)} ${value};`),
    '}',
  ];
  const selectRedirects = (wanted: (status: number) => boolean) =>
    rules.redirects
      .filter(({ status }) => wanted(status))
      .map(({ from, to }) => [decodePath(from), withQuery(to)] as const);
  const isForGood = (status: number) => status === 301 || status === 308;
  return [
    '# In the block `http`:',
    'map_hash_bucket_size 1024;',
    'map_hash_max_size 65536;',
    ...map('$args', '$vitrine_more', [['', '""']], '"&$args"'),
    ...map('$uri', '$vitrine_for_good', selectRedirects(isForGood)),
    ...map(
      '$uri',
      '$vitrine_for_now',
      selectRedirects((status) => !isForGood(status)),
    ),
    ...map(
      '$request_uri',
      '$vitrine_file',
      rules.queries.map(({ address, file }) => [address, quoteText(buildFilePath(file))] as const),
    ),
    '',
    'server {',
    '  listen 80;',
    '  root site; # the folder beside this file, by its whole path',
    '  index index.html;',
    '  if ($vitrine_for_good) { return 301 $vitrine_for_good; }',
    '  if ($vitrine_for_now) { return 302 $vitrine_for_now; }',
    '  if ($vitrine_file) { rewrite ^ $vitrine_file break; }',
    '  rewrite ^/(?!decks/)(.+)/$ /$1 permanent;',
    ...rules.notFound.filter(({ below }) => below === '/').map(({ file }) => `  error_page 404 /${file};`),
    '  location / { try_files $uri $uri.html =404; }',
    ...rules.headers.flatMap((rule) => formatNginxLocation(rule, rules)),
    '}',
    '',
  ].join('\n');
}

function formatNginxLocation({ path, headers }: HeaderRule, { notFound }: HostRules): string[] {
  const isFolder = path.endsWith('/*');
  const error = notFound.find(({ below }) => path.startsWith(below) && below !== '/');
  const files = path === '/' ? '/index.html' : '$uri $uri.html $uri/index.html';
  return [
    isFolder
      ? `  location ^~ ${quoteText(decodePath(path.slice(0, -1)))} {`
      : `  location = ${quoteText(decodePath(path))} {`,
    `    try_files ${files} =404;`,
    ...(error ? [`    error_page 404 /${error.file};`] : []),
    ...headers.map(([name, value]) =>
      name === 'content-type'
        ? `    types {} default_type ${quoteText(value)};`
        : `    add_header ${name} ${quoteText(value)};`,
    ),
    '  }',
  ];
}

/** Returns the URL path of a file. */
function buildFilePath(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Escapes characters that are special in hosts' lists. */
function escapePath(path: string): string {
  return path.replaceAll('*', '%2A').replaceAll(/(?<=.):/g, '%3A');
}

/** Escapes a path for Vercel's patterns. */
function escapePattern(path: string): string {
  return /^https?:\/\//i.test(path) ? path : path.replace(/[():*+?{}\\](?!\*$)/g, '\\$&');
}

/** Appends the visitor's query to a target, after its own query and before its hash. */
function withQuery(target: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  const more = address.includes('?') ? '$vitrine_more' : '$is_args$args';
  return `"${escapeQuotes(address)}${more}${escapeQuotes(hash)}"`;
}

function quoteText(text: string): string {
  return `"${escapeQuotes(text)}"`;
}

/** Escapes text for quotes in nginx's configuration. */
function escapeQuotes(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replaceAll('$', '%24');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
