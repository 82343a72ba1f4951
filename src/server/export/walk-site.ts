import { stripLanguagePrefix } from '#content/address/site-paths.ts';
import { fileOfAddress, isDocument, splitAddress } from './file-of-address.ts';
import { addressesInDocument, addressesInText } from './find-addresses.ts';

/** What the server says to an address. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Asks the site as a stranger does: without cookies, and signed in nowhere. */
export type AskSite = (address: string) => Promise<SiteAnswer>;

export interface KeptAnswer {
  readonly address: string;
  /** Relative to the folder of the site. */
  readonly file: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly size: number;
  /** SHA-256 of the body, in hex. */
  readonly hash: string;
}

export interface Redirect {
  /** A path, as it is sent. */
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export interface WalkedSite {
  readonly kept: readonly KeptAnswer[];
  readonly redirects: readonly Redirect[];
  /** Redirects that lead to what not everybody may see. */
  readonly closedRedirects: number;
  /** Addresses that cannot be a file. */
  readonly unnamed: readonly string[];
}

interface Walk {
  readonly ask: AskSite;
  readonly origin: string;
  /** Where to begin; from there on it goes by what is named. */
  readonly starts: Iterable<string>;
  /** The documents that say that nothing is there: the only answers of 404 that are kept. */
  readonly notFound: ReadonlySet<string>;
  /** What an address brings along that nothing names: the other files of a deck. */
  readonly besides: (address: string) => Promise<readonly string[]>;
  /** Keeps a body; answers its SHA-256. */
  readonly keep: (file: string, body: Buffer) => Promise<string>;
  /** Is told after each address how many are done, and how many are known. */
  readonly onProgress?: ((done: number, known: number) => void) | undefined;
}

export class ExportError extends Error {}

/** Several at a time: pictures are made in more than one process. */
const atOnce = 4;

/** Types in whose text addresses stand. */
const readable =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json|manifest\+json)|image\/svg\+xml)\b/;

/**
 * Asks for all that a stranger comes to from some addresses. What is not for everybody, which the answer's own headers say, is not kept
 * and not read.
 *
 * @throws {ExportError} where the site fails to answer
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
      for (const next of ownAddress(location, walk.origin)) enqueue(next);
      return;
    }
    if (status !== 200 && !(status === 404 && walk.notFound.has(address))) return;
    if (!isForEverybody(answer)) return void closed.add(splitAddress(address).path);
    const type = headers['content-type'] ?? 'application/octet-stream';
    const file = fileOfAddress(address, type);
    if (file === undefined) return void unnamed.push(address);
    const hash = await walk.keep(file, body);
    kept.push({ address, file, type, headers, size: body.length, hash });
    for (const next of namedIn(address, type, body, walk.origin)) enqueue(next);
    for (const next of await walk.besides(address)) enqueue(next);
  }

  async function work(): Promise<void> {
    try {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        await visit(next);
        done += 1;
        walk.onProgress?.(done, seen.size);
      }
    } catch (error) {
      // The others end with what they are at: nothing is kept after this has failed.
      waiting.length = 0;
      throw error;
    }
  }

  for (const start of walk.starts) enqueue(start);
  while (waiting.length > 0) {
    const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
  const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const open = redirects.filter((redirect) => !leadsTo(redirect, byPath, closed, walk.origin));
  return {
    kept: kept.sort(by(({ address }) => address)),
    redirects: open.sort(by(({ from }) => from)),
    closedRedirects: redirects.length - open.length,
    unnamed: unnamed.sort(),
  };
}

function namedIn(address: string, type: string, body: Buffer, origin: string): Set<string> {
  if (isDocument(type)) return addressesInDocument(body.toString(), origin);
  return readable.test(type) ? addressesInText(body.toString(), splitAddress(address).path) : new Set();
}

/** What anybody may keep, by the header that says so to every cache. */
function isForEverybody({ headers }: SiteAnswer): boolean {
  const caching = headers['cache-control'] ?? '';
  return (
    headers['set-cookie'] === undefined &&
    /\b(?:public|no-cache)\b/.test(caching) &&
    !/\b(?:private|no-store)\b/.test(caching)
  );
}

/** Neither the studio's own screens and calls nor what a link alone opens: it is noted there that somebody came. */
function isPlace(address: string): boolean {
  return !/^\/(?:admin|api|healthz|readyz|metrics|mcp|kamer|inzage)(?:[/?]|$)/.test(
    stripLanguagePrefix(address),
  );
}

/** A location as an address of this site, with the one that its query is asked at; none for another site's. */
function ownAddress(location: string, origin: string): string[] {
  const own = location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
  if (!own.startsWith('/') || own.startsWith('//')) return [];
  const [address = ''] = own.split('#', 1);
  return [...new Set([address, splitAddress(address).path])];
}

/** Whether a visitor of a redirect comes, after whatever many, to what is closed. */
function leadsTo(
  start: Redirect,
  byPath: ReadonlyMap<string, Redirect>,
  closed: ReadonlySet<string>,
  origin: string,
): boolean {
  const passed = new Set<string>();
  for (let at: Redirect | undefined = start; at && !passed.has(at.from); ) {
    passed.add(at.from);
    const path = ownAddress(at.to, origin).at(-1);
    if (path === undefined) return false;
    if (closed.has(path)) return true;
    at = byPath.get(path);
  }
  return false;
}

function by<T>(text: (value: T) => string): (a: T, b: T) => number {
  return (a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0);
}
