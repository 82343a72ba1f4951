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

/** Knows by a proof which of the studio's accounts it is of. */
export interface Verifier<Proof> {
  /** The id of the account that a proof is of; undefined when it proves nothing. */
  verify(proof: Proof): Promise<string | undefined>;
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
   * keeps passwords itself.
   */
  passwordLink(accountId: string, lifetimeMs: number): Promise<string | undefined>;
  /**
   * Uses up a one-time link: sets the password and ends all sessions. Answers the id of the account, undefined for a
   * link that is used or too old, and for any where the provider keeps passwords itself.
   */
  choosePassword(linkToken: string, password: string): Promise<string | undefined>;
}
