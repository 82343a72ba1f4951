import { stripLanguagePrefix } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  addSightings,
  createSightingKey,
  deleteSightings,
  keepLatest,
  listSightings,
  type Sightings,
} from './not-found.repository.ts';

/** Longer than any address of ours: a page below another one has at most 201 characters of identifiers. */
const maxPathLength = 220;
/** First segments that are not the website's, and those that scanners try. */
const foreign =
  /^(?:admin|api|assets|media|frame|decks|og|wp[-_].*|wordpress|cgi-bin|phpmyadmin|pma|vendor|actuator|owa|solr|telescope)$/;
/** Before what a link of the studio opens something with: whoever mistypes such a link has still sent it. */
const beforeSecrets = /^(?:kamer|inzage)$/;
/** Endings that a page of an older site may have had; any other is a file that somebody probes for. */
const pageEndings = /^(?:html?|pdf)$/;

/** Addresses that the log holds; those not seen for longest go first. */
const maxAddresses = 500;
/** Addresses new to this process that it takes up in an hour: a flood of random ones stays a trickle. */
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
 * The addresses that visitors asked for in vain. Noting one is a matter of memory alone: it never waits, never
 * fails, and what it can gather is bounded. `write` adds what was gathered to the table in one transaction.
 */
export class NotFoundLog {
  readonly #storage: Storage;
  readonly #publicUrl: string;
  readonly #gathered = new Map<string, Sightings>();
  /** Addresses taken up before, which may be counted on. */
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
    const referrer = referrerOf(header, this.#publicUrl);
    if (referrer === 'studio') return;
    const key = createSightingKey({ path, language });
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

  /** Writes what was gathered. What cannot be written is kept for the next time. */
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
        await addSightings(db, sightings);
        await keepLatest(db, maxAddresses);
      });
    } catch (error) {
      for (const lost of sightings) this.#putBack(lost);
      throw error;
    }
  }

  #putBack(lost: Sightings): void {
    const key = createSightingKey(lost);
    const newer = this.#gathered.get(key);
    this.#gathered.set(key, {
      ...lost,
      times: lost.times + (newer?.times ?? 0),
      lastSeen: newer?.lastSeen ?? lost.lastSeen,
      referrer: newer?.referrer ?? lost.referrer,
    });
  }

  /** The log up to this moment, the last seen first. */
  async list(): Promise<Sightings[]> {
    await this.write();
    return listSightings(this.#storage.db);
  }

  /** Forgets one address, in one language or in both, or with nothing named all of them. */
  async forget(path?: string, language?: Language): Promise<void> {
    // What was gathered is others' visits: a call that is only tried does not write them either.
    if (!this.#storage.rehearsals.current) await this.write();
    await this.#storage.increment((db) => deleteSightings(db, path, language));
  }

  /** Puts addresses back that were forgotten. What no visitor can have asked for is left out. */
  async putBack(addresses: readonly Sightings[]): Promise<void> {
    const noteworthy = addresses.filter(({ path }) => path.startsWith('/') && isNoteworthy(path));
    const known = [
      ...new Map(noteworthy.map((sightings) => [createSightingKey(sightings), sightings])).values(),
    ];
    await this.#storage.increment(async (db) => {
      await addSightings(db, known);
      await keepLatest(db, maxAddresses);
    });
  }
}

/**
 * True for a path worth telling the studio of: one that a person may have followed a link to. Scanners' paths,
 * our own technical ones and anything that may hold personal data are not.
 *
 * @param path percent-encoded, without language and query
 */
export function isNoteworthy(path: string): boolean {
  if (path === '/' || path.length > maxPathLength) return false;
  const text = decoded(path).toLowerCase();
  // A control character is a probe; an @ may be somebody's e-mail address.
  if (/[\p{Cc}@\\<>"'`|$;]/u.test(text)) return false;
  const segments = text.split('/').slice(1);
  if (foreign.test(segments[0] ?? '') || segments.some((segment) => segment.startsWith('.'))) return false;
  if (segments.some((segment) => beforeSecrets.test(segment))) return false;
  const ending = /\.([^./]*)$/.exec(text)?.[1];
  return ending === undefined || pageEndings.test(ending);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What is kept of a `Referer`: of our own pages the path (that is where the wrong link stands), of another
 * site its origin alone, of anything else nothing. `studio` when the link stands in the admin screens.
 */
export function referrerOf(header: string | undefined, ownOrigin: string): string | null | 'studio' {
  if (!header || !URL.canParse(header)) return null;
  const { origin, pathname, searchParams, protocol } = new URL(header);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  if (origin !== ownOrigin) return origin.slice(0, maxPathLength);
  if (/^\/admin(?:\/|$)/.test(pathname) || searchParams.has('preview')) return 'studio';
  return isNoteworthy(stripLanguagePrefix(pathname)) || stripLanguagePrefix(pathname) === '/'
    ? pathname
    : null;
}
