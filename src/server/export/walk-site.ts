import { stripLanguagePrefix } from '#content/address/site-paths.ts';
import { findFileName, isDocument, splitAddress } from './file-of-address.ts';
import { findAddressesInDocument, findAddressesInText } from './find-addresses.ts';

/** Response of the server to a URL. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Requests a URL as a visitor, without cookies. */
export type AskSite = (address: string) => Promise<SiteAnswer>;

export interface KeptAnswer {
  readonly address: string;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
  /** SHA-256 of the body in hex. */
  readonly hash: string;
}

export interface Redirect {
  /** An encoded path. */
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export interface WalkedSite {
  readonly kept: readonly KeptAnswer[];
  readonly redirects: readonly Redirect[];
  /** Number of redirects to private content. */
  readonly closedRedirects: number;
  /** URLs that cannot become a file. */
  readonly unnamed: readonly string[];
}

interface Walk {
  readonly ask: AskSite;
  readonly origin: string;
  /** URLs to start from; the crawl follows what they name. */
  readonly starts: Iterable<string>;
  /** URLs of not-found documents: the only 404 responses that are kept. */
  readonly notFound: ReadonlySet<string>;
  /** Lists further URLs that nothing names: the other files of a deck. */
  readonly besides: (address: string) => Promise<readonly string[]>;
  /** Stores a body; returns its SHA-256. */
  readonly keep: (file: string, body: Buffer) => Promise<string>;
  /** Called after each URL with the numbers of done and known ones. */
  readonly onProgress?: ((done: number, known: number) => void) | undefined;
}

export class ExportError extends Error {}

/** Parallel requests, since images are encoded in more than one process. */
const atOnce = 4;

/** Types whose text contains URLs. */
const readable =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json|manifest\+json)|image\/svg\+xml)\b/;

/**
 * Crawls everything that a visitor can reach from some URLs. Responses whose headers say that they are
 * private are neither kept nor read.
 *
 * @throws {ExportError} if the site fails to answer
 */
export async function walkSite(walk: Walk): Promise<WalkedSite> {
  const seen = new Set<string>();
  const waiting: string[] = [];
  const kept: KeptAnswer[] = [];
  const redirects: Redirect[] = [];
  const closed = new Set<string>();
  const unnamed: string[] = [];
  let done = 0;
  const enqueue = (address: string) => {
    if (seen.has(address) || !isPlace(address)) return;
    seen.add(address);
    waiting.push(address);
  };

  async function visit(address: string): Promise<void> {
    const answer = await walk.ask(address);
    const { status, headers, body } = answer;
    if (status >= 500)
      throw new ExportError(`${address} could not be read (${status}). Nothing was changed.`);
    const { location } = headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      const { path, query } = splitAddress(address);
      if (query === '') redirects.push({ from: path, to: location, status });
      for (const next of resolveOwnAddress(location, walk.origin)) enqueue(next);
      return;
    }
    if (status !== 200 && !(status === 404 && walk.notFound.has(address))) return;
    if (!isForEverybody(answer)) return void closed.add(splitAddress(address).path);
    const type = headers['content-type'] ?? 'application/octet-stream';
    const file = findFileName(address, type);
    if (file === undefined) return void unnamed.push(address);
    const hash = await walk.keep(file, body);
    kept.push({ address, file, type, headers, size: body.length, hash });
    for (const next of listNamedAddresses(address, type, body, walk.origin)) enqueue(next);
    for (const next of await walk.besides(address)) enqueue(next);
  }

  async function runWorker(): Promise<void> {
    try {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        await visit(next);
        done += 1;
        walk.onProgress?.(done, seen.size);
      }
    } catch (error) {
      // Running requests finish, but nothing is kept after this failure.
      waiting.length = 0;
      throw error;
    }
  }

  for (const start of walk.starts) enqueue(start);
  while (waiting.length > 0) {
    const ends = await Promise.allSettled(Array.from({ length: atOnce }, runWorker));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
  const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const open = redirects.filter((redirect) => !leadsTo(redirect, byPath, closed, walk.origin));
  return {
    kept: kept.sort(compareBy(({ address }) => address)),
    redirects: open.sort(compareBy(({ from }) => from)),
    closedRedirects: redirects.length - open.length,
    unnamed: unnamed.sort(),
  };
}

function listNamedAddresses(address: string, type: string, body: Buffer, origin: string): Set<string> {
  if (isDocument(type)) return findAddressesInDocument(body.toString(), origin);
  return readable.test(type) ? findAddressesInText(body.toString(), splitAddress(address).path) : new Set();
}

/** True if the cache headers say that the response is public. */
function isForEverybody({ headers }: SiteAnswer): boolean {
  const caching = headers['cache-control'] ?? '';
  return (
    headers['set-cookie'] === undefined &&
    /\b(?:public|no-cache)\b/.test(caching) &&
    !/\b(?:private|no-store)\b/.test(caching)
  );
}

/** False for the admin, the API, and secret links, whose visits are logged. */
function isPlace(address: string): boolean {
  return !/^\/(?:admin|api|healthz|readyz|metrics|mcp|kamer|inzage)(?:[/?]|$)/.test(
    stripLanguagePrefix(address),
  );
}

/** Resolves a redirect's location on this site, with the URL to request it; empty for another site's. */
function resolveOwnAddress(location: string, origin: string): string[] {
  const own = location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
  if (!own.startsWith('/') || own.startsWith('//')) return [];
  const [address = ''] = own.split('#', 1);
  return [...new Set([address, splitAddress(address).path])];
}

/** True if a chain of redirects ends at private content. */
function leadsTo(
  start: Redirect,
  byPath: ReadonlyMap<string, Redirect>,
  closed: ReadonlySet<string>,
  origin: string,
): boolean {
  const passed = new Set<string>();
  for (let at: Redirect | undefined = start; at && !passed.has(at.from); ) {
    passed.add(at.from);
    const path = resolveOwnAddress(at.to, origin).at(-1);
    if (path === undefined) return false;
    if (closed.has(path)) return true;
    at = byPath.get(path);
  }
  return false;
}

function compareBy<T>(text: (value: T) => string): (a: T, b: T) => number {
  return (a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0);
}
