import { stripLanguagePrefix } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  addNotFoundVisits,
  createNotFoundKey,
  deleteNotFoundVisits,
  keepLatest,
  listNotFoundVisits,
  type NotFoundVisits,
} from './not-found.repository.ts';

/** Longer than any path of the site: a child page's two identifiers have at most 201 characters. */
const maxPathLength = 220;
/** First segments that aren't the website's, or that scanners try. */
const foreign =
  /^(?:admin|api|assets|media|frame|decks|og|wp[-_].*|wordpress|cgi-bin|phpmyadmin|pma|vendor|actuator|owa|solr|telescope)$/;
/** First segments before a secret in share links: a mistyped link must not be logged. */
const beforeSecrets = /^(?:kamer|inzage)$/;
/** Extensions that pages of an older site may have had; others are files that scanners probe for. */
const pageEndings = /^(?:html?|pdf)$/;

/** Most entries in the log; the ones not seen for longest are removed first. */
const maxAddresses = 500;
/** Most new paths per process and hour, which bounds a flood of random ones. */
const newPerHour = 100;
const hourMs = 60 * 60 * 1000;

export interface NotFoundVisit {
  /** Percent-encoded, without language and query. */
  readonly path: string;
  readonly language: Language;
  /** The `Referer` header. */
  readonly referrer?: string | undefined;
}

interface Options {
  readonly storage: Storage;
  /** `https://studio.example`, without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * Log of paths that answered 404. Recording one happens in memory only: it never waits, never fails, and its
 * size is bounded. `write` adds the recorded visits to the table in one transaction.
 */
export class NotFoundLog {
  readonly #storage: Storage;
  readonly #publicUrl: string;
  readonly #gathered = new Map<string, NotFoundVisits>();
  /** Paths recorded before; their visits always count. */
  readonly #known = new Set<string>();
  #hour = 0;
  #newThisHour = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor({ storage, publicUrl }: Options) {
    this.#storage = storage;
    this.#publicUrl = publicUrl;
  }

  note({ path, language, referrer: header }: NotFoundVisit): void {
    if (!isNoteworthy(path)) return;
    const referrer = reduceReferrer(header, this.#publicUrl);
    if (referrer === 'studio') return;
    const key = createNotFoundKey({ path, language });
    if (!this.#takesUp(key)) return;
    const lastSeen = this.#storage.now().toISOString();
    const before = this.#gathered.get(key);
    this.#gathered.set(key, {
      path,
      language,
      times: (before?.times ?? 0) + 1,
      firstSeen: before?.firstSeen ?? lastSeen,
      lastSeen,
      referrer: referrer ?? before?.referrer ?? null,
    });
  }

  #takesUp(key: string): boolean {
    if (this.#known.has(key)) return true;
    const hour = Math.floor(this.#storage.now().getTime() / hourMs);
    if (hour !== this.#hour) this.#newThisHour = 0;
    this.#hour = hour;
    if (this.#newThisHour >= newPerHour || this.#gathered.size >= maxAddresses) return false;
    this.#newThisHour += 1;
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > maxAddresses && oldest !== undefined) this.#known.delete(oldest);
    return true;
  }

  /** Writes the recorded visits. If that fails they are kept for the next time. */
  write(): Promise<void> {
    const next = this.#writing.then(() => this.#writeGathered());
    this.#writing = next.catch(() => {});
    return next;
  }

  async #writeGathered(): Promise<void> {
    const sightings = [...this.#gathered.values()];
    if (sightings.length === 0) return;
    this.#gathered.clear();
    try {
      await this.#storage.increment(async (db) => {
        await addNotFoundVisits(db, sightings);
        await keepLatest(db, maxAddresses);
      });
    } catch (error) {
      for (const lost of sightings) this.#putBack(lost);
      throw error;
    }
  }

  #putBack(lost: NotFoundVisits): void {
    const key = createNotFoundKey(lost);
    const newer = this.#gathered.get(key);
    this.#gathered.set(key, {
      ...lost,
      times: lost.times + (newer?.times ?? 0),
      lastSeen: newer?.lastSeen ?? lost.lastSeen,
      referrer: newer?.referrer ?? lost.referrer,
    });
  }

  /** Lists the log up to now, last seen first. */
  async list(): Promise<NotFoundVisits[]> {
    await this.write();
    return listNotFoundVisits(this.#storage.db);
  }

  /** Deletes one path in one or both languages, or without a path all of them. */
  async forget(path?: string, language?: Language): Promise<void> {
    // Recorded visits aren't part of the request, so a dry run doesn't write them.
    if (!this.#storage.rehearsals.current) await this.write();
    await this.#storage.increment((db) => deleteNotFoundVisits(db, path, language));
  }

  /** Restores deleted entries. Paths that visitors can't have requested are skipped. */
  async putBack(addresses: readonly NotFoundVisits[]): Promise<void> {
    const noteworthy = addresses.filter(({ path }) => path.startsWith('/') && isNoteworthy(path));
    const known = [
      ...new Map(noteworthy.map((sightings) => [createNotFoundKey(sightings), sightings])).values(),
    ];
    await this.#storage.increment(async (db) => {
      await addNotFoundVisits(db, known);
      await keepLatest(db, maxAddresses);
    });
  }
}

/**
 * True for a path that a person may have followed a link to. False for scanners' paths, technical ones of
 * this site, and anything that may contain personal data.
 * @param path percent-encoded, without language and query
 */
export function isNoteworthy(path: string): boolean {
  if (path === '/' || path.length > maxPathLength) return false;
  const text = decodePath(path).toLowerCase();
  // A control character is a probe; an @ may be part of an e-mail address.
  if (/[\p{Cc}@\\<>"'`|$;]/u.test(text)) return false;
  const segments = text.split('/').slice(1);
  if (foreign.test(segments[0] ?? '') || segments.some((segment) => segment.startsWith('.'))) return false;
  if (segments.some((segment) => beforeSecrets.test(segment))) return false;
  const ending = /\.([^./]*)$/.exec(text)?.[1];
  return ending === undefined || pageEndings.test(ending);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Reduces a `Referer` header: a page of this site to its path (it has the broken link), another site to its
 * origin, anything else to null. `studio` if the link is in the admin screens.
 */
export function reduceReferrer(header: string | undefined, ownOrigin: string): string | null | 'studio' {
  if (!header || !URL.canParse(header)) return null;
  const { origin, pathname, searchParams, protocol } = new URL(header);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  if (origin !== ownOrigin) return origin.slice(0, maxPathLength);
  if (/^\/admin(?:\/|$)/.test(pathname) || searchParams.has('preview')) return 'studio';
  return isNoteworthy(stripLanguagePrefix(pathname)) || stripLanguagePrefix(pathname) === '/'
    ? pathname
    : null;
}
