/** What a protected page is locked with, both passwords as they are sealed in storage. */
export interface PageLock {
  readonly pageId: string;
  /** The page's own password. */
  readonly own: string | null;
  /** The password that the page shares with others. With neither of them the page opens to nobody. */
  readonly shared: { readonly id: string; readonly password: string } | null;
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
