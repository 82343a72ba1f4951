/** What somebody sends to prove who they are, where the site keeps passwords. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What somebody sends who has proven it to Google: the ID token of the Firebase client. */
interface IdToken {
  readonly idToken: string;
}

export type Proof = Credentials | IdToken;

/** What a proof has proven. */
export interface Proven {
  readonly accountId: string;
  /** The hash that a password was held against, where it was: no session opens by it once the account has another. */
  readonly passwordHash?: string;
}

/** Knows by a proof which of the studio's accounts it is of. */
export interface Verifier<Proof> {
  /** The account that a proof is of; undefined when it proves nothing. */
  verify(proof: Proof): Promise<Proven | undefined>;
}

export interface PasswordLinkOptions {
  readonly lifetimeMs: number;
  readonly isOnly: boolean;
}

/**
 * Where accounts are proven and their passwords are kept. Who is on the list, sessions, tokens, cookies, roles and
 * revoking are the same for all providers; `docs/identity.md` says what each of them does.
 */
export interface IdentityProvider extends Verifier<Proof> {
  /**
   * To be asked before signing in and out, making users and choosing passwords; all the others ask it themselves.
   * @throws `auth/not-configured`
   */
  ready(): void;
  /** True where an account needs a password of ours before anybody can sign in with it. */
  readonly keepsPasswords: boolean;
  /**
   * The path of a page on the site where the account's owner chooses a password, once; undefined where the provider
   * keeps passwords itself. Links that the account has work on, unless this one is to be the only one.
   */
  passwordLink(accountId: string, link: PasswordLinkOptions): Promise<string | undefined>;
  /**
   * Uses up a one-time link: sets the password, and ends all sessions and all other links. Answers the id of the account, undefined for a
   * link that is used or too old, and for any where the provider keeps passwords itself.
   */
  choosePassword(linkToken: string, password: string): Promise<string | undefined>;
}
