/** Sign-in with a password that the site keeps. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sign-in with an ID token of the Firebase client. */
interface IdToken {
  readonly idToken: string;
}

export type Proof = Credentials | IdToken;

/** The verified account. */
export interface VerifiedAccount {
  readonly accountId: string;
  /**
   * Hash that the password was compared with, if any: no session opens if the account has another by then.
   */
  readonly passwordHash?: string;
}

/** Maps a proof to an account of the studio. */
export interface Verifier<Proof> {
  /** Returns the account that a proof is valid for; undefined if it is invalid. */
  verify(proof: Proof): Promise<VerifiedAccount | undefined>;
}

export interface PasswordLinkOptions {
  readonly lifetimeMs: number;
  readonly isOnly: boolean;
}

/**
 * Verifies accounts and keeps their passwords. The list of accounts, sessions, tokens, cookies, roles and
 * revocation are the same for all providers; `docs/identity.md` describes each provider.
 */
export interface IdentityProvider extends Verifier<Proof> {
  /**
   * Call before signing in or out, adding accounts and choosing passwords; the other methods call it
   * themselves.
   * @throws {AppError} `auth/not-configured`
   */
  ready(): void;
  /** True if accounts need a password stored here before they can sign in. */
  readonly keepsPasswords: boolean;
  /**
   * Creates a path on the site where the user chooses a password, once; undefined if the provider keeps
   * passwords elsewhere. Existing links stay valid unless `isOnly` is set.
   */
  passwordLink(accountId: string, link: PasswordLinkOptions): Promise<string | undefined>;
  /**
   * Uses a one-time link: sets the password, ends all sessions and deletes all other links. Returns the
   * account's id; undefined for a used or expired link, or if passwords are kept elsewhere.
   */
  choosePassword(linkToken: string, password: string): Promise<string | undefined>;
}
