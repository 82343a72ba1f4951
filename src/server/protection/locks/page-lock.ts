/** Passwords and client spaces that open a protected page. Both passwords are encrypted, as stored. */
export interface PageLock {
  readonly pageId: string;
  /** The page's own password. */
  readonly own: string | null;
  /**
   * The password that the page shares with others. Without either password and in no client space, no visitor
   * can open the page.
   */
  readonly shared: { readonly id: string; readonly password: string } | null;
  /** The client spaces that hold the page, except revoked ones. */
  readonly clientSpaces: readonly ClientSpaceLock[];
}

/** The part of a client space that decides whether it opens pages. */
export interface ClientSpaceLock {
  readonly id: string;
  /** Its grants are bound to this seed; a new seed ends them. */
  readonly seed: string;
  /** ms since 1970 when its link expires; null if it does not. */
  readonly until: number | null;
}

/** The lock's passwords that the visitor knows. */
export interface KnownPasswords {
  readonly own: boolean;
  readonly shared: boolean;
}

/** True if a visitor may pass a lock. */
export type LockCheck = (lock: PageLock) => boolean;

/** Refuses every lock, for visitors without a grant. */
export const refuseLock: LockCheck = () => false;
