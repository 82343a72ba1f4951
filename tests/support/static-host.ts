import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

interface HeaderRule {
  readonly pattern: string;
  readonly lines: readonly (readonly [string, string])[];
}

interface Redirect {
  readonly from: string;
  readonly query: ReadonlyMap<string, string>;
  readonly to: string;
  readonly status: number;
  /** Takes precedence over a file at the same path. */
  readonly isForced: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

export interface StaticHost {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder as a static host does, by its `_headers` and `_redirects` as Netlify documents them
 * (https://docs.netlify.com/routing/redirects/redirect-options/, https://docs.netlify.com/routing/headers/).
 * With `plain` it serves as a host that supports neither of these, nor queries.
 */
export async function openStaticHost(folder: string, { plain = false } = {}): Promise<StaticHost> {
  const headers = plain ? [] : readHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const redirects = plain ? [] : readRedirects(readFileSync(join(folder, '_redirects'), 'utf8'));
  const server = createServer((request, response) => answer(request, response));

  function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, 'http://host');
    const rule = redirects.find((one) => matches(one, pathname, searchParams));
    const file = findFile(folder, pathname);
    if (rule && (rule.isForced || !file)) follow(rule, pathname, response);
    else send(file ?? findFile(folder, '/404.html'), file ? 200 : 404, pathname, response);
  }

  function follow({ to, status }: Redirect, pathname: string, response: ServerResponse): void {
    if (status >= 300 && status < 400) response.writeHead(status, { location: to }).end();
    else send(findFile(folder, to), status, pathname, response);
  }

  function send(file: string | undefined, status: number, pathname: string, response: ServerResponse): void {
    if (file === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    for (const { lines } of headers.filter(({ pattern }) => applies(pattern, pathname))) {
      for (const [name, value] of lines) {
        // Two rules for one file send both values, on hosts that do not drop one.
        const before = name === 'content-type' ? undefined : response.getHeader(name);
        response.setHeader(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    response.writeHead(status).end(readFileSync(file));
  }

  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; lines: (readonly [string, string])[] }[] = [];
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name !== '') rules.at(-1)?.lines.push([name.toLowerCase(), value]);
    else if (line.startsWith('/')) rules.push({ pattern: line, lines: [] });
    else if (line !== '') throw new Error(`_headers: ${line}`);
  }
  return rules;
}

function readRedirects(text: string): Redirect[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [from = '', ...parts] = line.split(' ');
    const last = parts.pop() ?? '';
    const to = parts.pop() ?? '';
    const [, status] = /^(\d{3})!?$/.exec(last) ?? [];
    if (!/^\/\S*$/.test(from) || !/^(?:\/|https?:)/.test(to) || !status) {
      throw new Error(`_redirects: ${line}`);
    }
    const query = new Map(parts.map((part) => part.split('=', 2) as [string, string]));
    return { from, query, to, status: Number(status), isForced: last.endsWith('!') };
  });
}

function matches({ from, query }: Redirect, pathname: string, asked: URLSearchParams): boolean {
  if (!applies(from, pathname)) return false;
  return [...query].every(([name, value]) => asked.get(name) === decodeURIComponent(value));
}

function applies(pattern: string, pathname: string): boolean {
  if (pattern.endsWith('*')) return pathname.startsWith(pattern.slice(0, -1));
  return decodeURI(pattern) === decodeURI(pathname);
}

/** Finds the file at a path as hosts do: the path itself, with `.html`, or the index page of the folder. */
function findFile(folder: string, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return names
    .map((name) => join(folder, name))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
}
