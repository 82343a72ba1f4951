import { createHmac, randomBytes } from 'node:crypto';
import { formatCookieName, readCookie } from '#server/http/cookie-name.ts';
import type { DeriveKey } from '#server/security/keys.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';
import type { ClientSpaceLock, KnownPasswords, PageLock } from './page-lock.ts';

/**
 * An unlocked page, shared password or client space. The mark identifies the lock together with its password,
 * and reveals neither.
 */
interface Grant {
  readonly mark: string;
  /** ms since 1970. Checked on the server, whatever the browser does with its cookie. */
  readonly expiresAt: number;
}

/** The lock that a grant is bound to, with the secret at that time. */
interface LockBinding {
  readonly id: string;
  readonly secret: string;
  /** ms since 1970, after which the lock opens nothing. */
  readonly until?: number | null;
}

interface GrantKind {
  readonly name: string;
  readonly key: Buffer;
  /** ms for which the server accepts a grant, from the time of the password. Using it does not extend it. */
  readonly lifetime: number;
  /** False for a session cookie. */
  readonly outlivesBrowser: boolean;
  /** Lists what can open the lock in this way. */
  readonly waysIn: (lock: PageLock) => readonly LockBinding[];
}

export const pageGrantCookie = 'vitrine_page';
export const sharedGrantCookie = 'vitrine_shared';
const clientSpaceGrantCookie = 'vitrine_room';

const hour = 60 * 60 * 1000;

/**
 * The server ends grants after this time, since browsers that restore their sessions keep session cookies for
 * ever.
 */
const sessionLifetime = 30 * 24 * hour;
const sharedLifetime = hour; /* specified: 1 hour */

/** Limit of grants in one cookie; the oldest is dropped first. It keeps a request's headers small. */
const mostGrants = 20;

export interface GrantCookies {
  /** True if these cookies pass the lock as it is now. */
  opens(cookies: string | undefined, lock: PageLock): boolean;
  /** True if the cookies hold any valid grant. */
  holdsAny(cookies: string | undefined): boolean;
  /** Returns `Set-Cookie` values that add grants for the known passwords. */
  grant(cookies: string | undefined, lock: PageLock, known: KnownPasswords): string[];
  /**
   * Returns `Set-Cookie` values that remove the lock's grants, including its shared password and its client
   * spaces.
   */
  revoke(cookies: string | undefined, lock: PageLock): string[];
  /** True if these cookies open a client space as it is now. */
  opensClientSpace(cookies: string | undefined, clientSpace: ClientSpaceLock): boolean;
  /**
   * Returns a `Set-Cookie` value that adds a client space for the browser's session, at most until its link
   * expires.
   */
  grantClientSpace(cookies: string | undefined, clientSpace: ClientSpaceLock): string;
  /** Returns a `Set-Cookie` value that removes a client space's grant. */
  revokeClientSpace(cookies: string | undefined, clientSpace: ClientSpaceLock): string;
}

interface Options {
  /** True if the site is served by https. */
  readonly secure: boolean;
  /** ms since 1970. */
  readonly now?: () => number;
}

/**
 * Keeps grants to protected pages in sealed cookies, so the server stores nothing. A grant is bound to the
 * sealed password that it was given for, or to the seed of a client space; another password or seed ends it
 * at once. Takes raw `Cookie` headers and returns `Set-Cookie` values. `SameSite=Lax`, so that a link in a
 * mail opens an unlocked page.
 */
export function createGrantCookies(keys: DeriveKey, { secure, now = Date.now }: Options): GrantCookies {
  const getCookieName = (name: string) => formatCookieName(name, { secure, path: '/' });
  const page: GrantKind = {
    name: getCookieName(pageGrantCookie),
    key: keys('page-grant'),
    lifetime: sessionLifetime,
    outlivesBrowser: false,
    waysIn: ({ pageId, own }) => (own === null ? [] : [{ id: pageId, secret: own }]),
  };
  const shared: GrantKind = {
    name: getCookieName(sharedGrantCookie),
    key: keys('shared-grant'),
    lifetime: sharedLifetime,
    outlivesBrowser: true,
    waysIn: ({ shared: access }) => (access === null ? [] : [{ id: access.id, secret: access.password }]),
  };
  const clientSpace: GrantKind = {
    name: getCookieName(clientSpaceGrantCookie),
    key: keys('room-grant'),
    lifetime: sessionLifetime,
    outlivesBrowser: false,
    waysIn: ({ clientSpaces }) => clientSpaces.map(bindToClientSpace),
  };
  const kinds = [page, shared, clientSpace];

  function readGrants(cookies: string | undefined, { name, key }: GrantKind): Grant[] {
    const value = readCookie(cookies, name);
    const grants = value === undefined ? undefined : unseal(value, key);
    return grants === undefined ? [] : parseGrants(grants).filter(({ expiresAt }) => now() < expiresAt);
  }

  function setCookie(kind: GrantKind, grants: readonly Grant[]): string {
    const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    if (grants.length === 0) return `${kind.name}=; Max-Age=0; ${attributes}`;
    const last = Math.max(...grants.map(({ expiresAt }) => expiresAt));
    const maxAge = kind.outlivesBrowser ? `Max-Age=${Math.ceil((last - now()) / 1000)}; ` : '';
    return `${kind.name}=${seal(formatGrants(grants), kind.key)}; ${maxAge}${attributes}`;
  }

  /** True while the lock that a grant is bound to has not expired. */
  const isOpen = ({ until = null }: LockBinding): boolean => until === null || now() < until;

  function passes(cookies: string | undefined, kind: GrantKind, ways: readonly LockBinding[]): boolean {
    const marks = ways.filter(isOpen).map((bound) => computeMark(kind, bound));
    return marks.length > 0 && readGrants(cookies, kind).some(({ mark }) => marks.includes(mark));
  }

  function add(cookies: string | undefined, kind: GrantKind, bound: LockBinding): string {
    const mark = computeMark(kind, bound);
    const expiresAt = Math.min(now() + kind.lifetime, bound.until ?? Number.POSITIVE_INFINITY);
    const others = readGrants(cookies, kind).filter((grant) => grant.mark !== mark);
    return setCookie(kind, [{ mark, expiresAt }, ...others].slice(0, mostGrants));
  }

  function takeAway(cookies: string | undefined, kind: GrantKind, ways: readonly LockBinding[]): string {
    const marks = ways.map((bound) => computeMark(kind, bound));
    return setCookie(
      kind,
      readGrants(cookies, kind).filter(({ mark }) => !marks.includes(mark)),
    );
  }

  return {
    opens: (cookies, lock) => kinds.some((kind) => passes(cookies, kind, kind.waysIn(lock))),
    holdsAny: (cookies) => kinds.some((kind) => readGrants(cookies, kind).length > 0),
    grant: (cookies, lock, known) =>
      [known.own ? page : undefined, known.shared ? shared : undefined].flatMap((kind) =>
        kind === undefined ? [] : kind.waysIn(lock).map((bound) => add(cookies, kind, bound)),
      ),
    revoke: (cookies, lock) => kinds.map((kind) => takeAway(cookies, kind, kind.waysIn(lock))),
    opensClientSpace: (cookies, lock) => passes(cookies, clientSpace, [bindToClientSpace(lock)]),
    grantClientSpace: (cookies, lock) => add(cookies, clientSpace, bindToClientSpace(lock)),
    revokeClientSpace: (cookies, lock) => takeAway(cookies, clientSpace, [bindToClientSpace(lock)]),
  };
}

function bindToClientSpace({ id, seed, until }: ClientSpaceLock): LockBinding {
  return { id, secret: seed, until };
}

function computeMark({ key }: GrantKind, { id, secret }: LockBinding): string {
  return createHmac('sha256', key).update(`${id}\n${secret}`).digest('base64url').slice(0, 22);
}

/**
 * Formats grants as `mark~expiry.mark~expiry`, times in base 36: only characters that a cookie can hold
 * unescaped.
 */
function formatGrants(grants: readonly Grant[]): string {
  return grants.map(({ mark, expiresAt }) => `${mark}~${expiresAt.toString(36)}`).join('.');
}

function parseGrants(text: string): Grant[] {
  return text.split('.').map((entry) => {
    const [mark = '', expiry = ''] = entry.split('~');
    return { mark, expiresAt: Number.parseInt(expiry, 36) };
  });
}

/** Seed that binds the grants of a client space or link; a new seed ends them. */
export function createGrantSeed(): string {
  return randomBytes(16).toString('base64url');
}
