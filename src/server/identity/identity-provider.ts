/** What somebody sends to prove who they are. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What we note about the one who signs in, for the list of sessions. */
export interface ClientFacts {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Where accounts are proven. A provider only opens sessions; tokens, cookies, roles and revoking are the same
 * for all of them.
 */
export interface IdentityProvider {
  /** Opens a session and answers its id; undefined when the credentials are not right. */
  signIn(credentials: Credentials, client: ClientFacts): Promise<string | undefined>;
  /** Uses up a one-time link, sets the password, ends all other sessions and opens a new one. */
  setPassword(linkToken: string, password: string, client: ClientFacts): Promise<string | undefined>;
}
