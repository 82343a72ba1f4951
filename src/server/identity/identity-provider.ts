/**
 * Where accounts are proven: whoever brings a proof is, by it, one of the studio's accounts. Sessions, tokens, cookies,
 * roles and revoking are the same for all providers; how a proof comes about is a provider's own business.
 */
export interface IdentityProvider<Proof> {
  /** The id of the account that a proof is of; undefined when it proves nothing. */
  verify(proof: Proof): Promise<string | undefined>;
}
