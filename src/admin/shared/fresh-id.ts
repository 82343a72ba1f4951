/** Creates an id for a new block: short enough to read, and practically unique. */
export function createFreshId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}
