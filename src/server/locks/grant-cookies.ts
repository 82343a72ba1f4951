import { createHmac } from 'node:crypto';
import { cookieValue } from '#server/http/cookie-value.ts';
import type { DeriveKey } from '#server/security/keys.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';
import type { Known, PageLock } from './page-lock.ts';

/** One opened lock. The mark names the lock with the password it had, and tells nothing of either. */
interface Grant {
  readonly mark: string;
  /** ms since 1970; counted here, whatever the browser does with its cookie. */
  readonly expiresAt: number;
}

interface GrantKind {
  readonly name: string;
  readonly key: Buffer;
  /** ms for which the server takes a grant, counted from the password. Using it makes it no longer. */
  readonly lifetime: number;
  /** False for a cookie that goes with the browser's session. */
  readonly outlivesBrowser: boolean;
  /** What a grant of this kind is bound to; undefined where the lock has no such password. */
  readonly bindsTo: (lock: PageLock) => readonly [id: string, sealedPassword: string] | undefined;
}

export const pageGrantCookie = 'vitrine_page';
export const sharedGrantCookie = 'vitrine_shared';

const hour = 60 * 60 * 1000;

/** Browsers that restore their sessions keep such a cookie for ever: then the server ends it. */
const pageLifetime = 30 * 24 * hour;
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
  /** `Set-Cookie` values that take the lock's grants away, its shared one too. */
  revoke(cookies: string | undefined, lock: PageLock): string[];
}

interface Options {
  /** True where the site answers by https. */
  readonly secure: boolean;
  /** ms since 1970. */
  readonly now?: () => number;
}

/**
 * Who has opened which protected pages is kept by their browser, sealed: nothing is stored. A grant is bound
 * to the sealed password it was given for, so another password, or none, ends it at once. `Cookie` headers go
 * in as they came; `Set-Cookie` values come out. `Lax`: a link in a mail finds the page as open as it was.
 */
export function createGrantCookies(keys: DeriveKey, { secure, now = Date.now }: Options): GrantCookies {
  const page: GrantKind = {
    name: pageGrantCookie,
    key: keys('page-grant'),
    lifetime: pageLifetime,
    outlivesBrowser: false,
    bindsTo: ({ pageId, own }) => (own === null ? undefined : [pageId, own]),
  };
  const shared: GrantKind = {
    name: sharedGrantCookie,
    key: keys('shared-grant'),
    lifetime: sharedLifetime,
    outlivesBrowser: true,
    bindsTo: ({ shared: access }) => (access === null ? undefined : [access.id, access.password]),
  };
  const kinds = [page, shared];

  function held(cookies: string | undefined, { name, key }: GrantKind): Grant[] {
    const value = cookieValue(cookies, name);
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

  function others(cookies: string | undefined, kind: GrantKind, mark: string | undefined): Grant[] {
    return held(cookies, kind).filter((grant) => grant.mark !== mark);
  }

  return {
    opens: (cookies, lock) =>
      kinds.some((kind) => {
        const mark = markOf(kind, lock);
        return mark !== undefined && held(cookies, kind).some((grant) => grant.mark === mark);
      }),
    holdsAny: (cookies) => kinds.some((kind) => held(cookies, kind).length > 0),
    grant: (cookies, lock, known) =>
      [known.own ? page : undefined, known.shared ? shared : undefined].flatMap((kind) => {
        const mark = kind && markOf(kind, lock);
        if (kind === undefined || mark === undefined) return [];
        const added = { mark, expiresAt: now() + kind.lifetime };
        return setCookie(kind, [added, ...others(cookies, kind, mark)].slice(0, mostGrants));
      }),
    revoke: (cookies, lock) =>
      kinds.map((kind) => setCookie(kind, others(cookies, kind, markOf(kind, lock)))),
  };
}

function markOf({ key, bindsTo }: GrantKind, lock: PageLock): string | undefined {
  const bound = bindsTo(lock);
  return bound && createHmac('sha256', key).update(bound.join('\n')).digest('base64url').slice(0, 22);
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
