/** What a protected page is locked with, both passwords as they are sealed in storage. */
export interface PageLock {
  readonly pageId: string;
  /** The page's own password. */
  readonly own: string | null;
  /** The password that the page shares with others. With neither of them, and in no room, the page opens to nobody. */
  readonly shared: { readonly id: string; readonly password: string } | null;
  /** The rooms of clients that hold the page, without those that are revoked. */
  readonly rooms: readonly RoomLock[];
}

/** A room of a client, as far as it opens pages. */
export interface RoomLock {
  readonly id: string;
  /** What its grants are bound to: with another one they are over. */
  readonly seed: string;
  /** ms since 1970 until which its link opens anything; null for one that stays. */
  readonly until: number | null;
}

/** Which of a lock's passwords somebody knows. */
export interface Known {
  readonly own: boolean;
  readonly shared: boolean;
}

/** Whether a visitor may pass a lock. */
export type Opens = (lock: PageLock) => boolean;

/** For whoever comes without a grant. */
export const opensNothing: Opens = () => false;
