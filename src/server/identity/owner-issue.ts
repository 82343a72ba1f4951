/** Why the configuration makes no first owner, in a sentence that names the variable. */
export class OwnerIssue extends Error {
  override name = 'OwnerIssue';
}
