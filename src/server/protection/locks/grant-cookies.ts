import { createHmac, randomBytes } from 'node:crypto';
import { formatCookieName, readCookie } from '#server/http/cookie-name.ts';
import type { DeriveKey } from '#server/security/keys.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';
import type { Known, PageLock, RoomLock } from './page-lock.ts';

/** One opened lock. The mark names the lock with the password it had, and tells nothing of either. */
interface Grant {
  readonly mark: string;
  /** ms since 1970; counted here, whatever the browser does with its cookie. */
  readonly expiresAt: number;
}

/** What a grant is bound to: something with the secret that it had. */
interface Bound {
  readonly id: string;
  readonly secret: string;
  /** ms since 1970, after which it opens nothing. */
  readonly until?: number | null;
}

interface GrantKind {
  readonly name: string;
  readonly key: Buffer;
  /** ms for which the server takes a grant, counted from the password. Using it makes it no longer. */
  readonly lifetime: number;
  /** False for a cookie that goes with the browser's session. */
  readonly outlivesBrowser: boolean;
  /** All that opens the lock in this way. */
  readonly waysIn: (lock: PageLock) => readonly Bound[];
}

export const pageGrantCookie = 'vitrine_page';
export const sharedGrantCookie = 'vitrine_shared';
const roomGrantCookie = 'vitrine_room';

const hour = 60 * 60 * 1000;

/** Browsers that restore their sessions keep such a cookie for ever: then the server ends it. */
const sessionLifetime = 30 * 24 * hour;
const sharedLifetime = hour; /* specified: 1 hour */

/** Grants in one cookie at most; the oldest goes first. It keeps a request's headers small. */
const mostGrants = 20;

export interface GrantCookies {
  /** Whether these cookies pass the lock as it is now. */
  opens(cookies: string | undefined, lock: PageLock): boolean;
  /** True when the cookies hold any grant at all that is still good for something. */
  holdsAny(cookies: string | undefined): boolean;
  /** `Set-Cookie` values that add what somebody has shown to know to the grants they have. */
  grant(cookies: string | undefined, lock: PageLock, known: Known): string[];
  /** `Set-Cookie` values that take the lock's grants away, its shared one and those of its rooms too. */
  revoke(cookies: string | undefined, lock: PageLock): string[];
  /** Whether these cookies open a room as it is now. */
  opensRoom(cookies: string | undefined, room: RoomLock): boolean;
  /** A `Set-Cookie` value that adds a room: for the browser's session, at most until its link ends. */
  grantRoom(cookies: string | undefined, room: RoomLock): string;
  /** A `Set-Cookie` value that takes a room's grant away. */
  revokeRoom(cookies: string | undefined, room: RoomLock): string;
}

interface Options {
  /** True where the site answers by https. */
  readonly secure: boolean;
  /** ms since 1970. */
  readonly now?: () => number;
}

/**
 * Who has opened which protected pages is kept by their browser, sealed: nothing is stored. A grant is bound
 * to the sealed password it was given for, or to the seed of a room, so another one, or none, ends it at once. `Cookie` headers go
 * in as they came; `Set-Cookie` values come out. `Lax`: a link in a mail finds the page as open as it was.
 */
export function createGrantCookies(keys: DeriveKey, { secure, now = Date.now }: Options): GrantCookies {
  const nameOf = (name: string) => formatCookieName(name, { secure, path: '/' });
  const page: GrantKind = {
    name: nameOf(pageGrantCookie),
    key: keys('page-grant'),
    lifetime: sessionLifetime,
    outlivesBrowser: false,
    waysIn: ({ pageId, own }) => (own === null ? [] : [{ id: pageId, secret: own }]),
  };
  const shared: GrantKind = {
    name: nameOf(sharedGrantCookie),
    key: keys('shared-grant'),
    lifetime: sharedLifetime,
    outlivesBrowser: true,
    waysIn: ({ shared: access }) => (access === null ? [] : [{ id: access.id, secret: access.password }]),
  };
  const room: GrantKind = {
    name: nameOf(roomGrantCookie),
    key: keys('room-grant'),
    lifetime: sessionLifetime,
    outlivesBrowser: false,
    waysIn: ({ rooms }) => rooms.map(boundOf),
  };
  const kinds = [page, shared, room];

  function held(cookies: string | undefined, { name, key }: GrantKind): Grant[] {
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

  /** True while something that a grant could be bound to opens anything. */
  const isOpen = ({ until = null }: Bound): boolean => until === null || now() < until;

  function passes(cookies: string | undefined, kind: GrantKind, ways: readonly Bound[]): boolean {
    const marks = ways.filter(isOpen).map((bound) => markOf(kind, bound));
    return marks.length > 0 && held(cookies, kind).some(({ mark }) => marks.includes(mark));
  }

  function add(cookies: string | undefined, kind: GrantKind, bound: Bound): string {
    const mark = markOf(kind, bound);
    const expiresAt = Math.min(now() + kind.lifetime, bound.until ?? Number.POSITIVE_INFINITY);
    const others = held(cookies, kind).filter((grant) => grant.mark !== mark);
    return setCookie(kind, [{ mark, expiresAt }, ...others].slice(0, mostGrants));
  }

  function takeAway(cookies: string | undefined, kind: GrantKind, ways: readonly Bound[]): string {
    const marks = ways.map((bound) => markOf(kind, bound));
    return setCookie(
      kind,
      held(cookies, kind).filter(({ mark }) => !marks.includes(mark)),
    );
  }

  return {
    opens: (cookies, lock) => kinds.some((kind) => passes(cookies, kind, kind.waysIn(lock))),
    holdsAny: (cookies) => kinds.some((kind) => held(cookies, kind).length > 0),
    grant: (cookies, lock, known) =>
      [known.own ? page : undefined, known.shared ? shared : undefined].flatMap((kind) =>
        kind === undefined ? [] : kind.waysIn(lock).map((bound) => add(cookies, kind, bound)),
      ),
    revoke: (cookies, lock) => kinds.map((kind) => takeAway(cookies, kind, kind.waysIn(lock))),
    opensRoom: (cookies, lock) => passes(cookies, room, [boundOf(lock)]),
    grantRoom: (cookies, lock) => add(cookies, room, boundOf(lock)),
    revokeRoom: (cookies, lock) => takeAway(cookies, room, [boundOf(lock)]),
  };
}

function boundOf({ id, seed, until }: RoomLock): Bound {
  return { id, secret: seed, until };
}

function markOf({ key }: GrantKind, { id, secret }: Bound): string {
  return createHmac('sha256', key).update(`${id}\n${secret}`).digest('base64url').slice(0, 22);
}

/** `mark~expiry.mark~expiry`, times in base 36: only characters that a cookie carries as they are. */
function formatGrants(grants: readonly Grant[]): string {
  return grants.map(({ mark, expiresAt }) => `${mark}~${expiresAt.toString(36)}`).join('.');
}

function parseGrants(text: string): Grant[] {
  return text.split('.').map((entry) => {
    const [mark = '', expiry = ''] = entry.split('~');
    return { mark, expiresAt: Number.parseInt(expiry, 36) };
  });
}

/** Seed that binds the grants of a room or link; a new seed ends them. */
export function newGrantSeed(): string {
  return randomBytes(16).toString('base64url');
}
