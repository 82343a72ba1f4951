/** Thrown when the configuration can't create the first owner; the message names the variable. */
export class OwnerIssue extends Error {
  override name = 'OwnerIssue';
}
