/** An id for a new block: short enough to read, long enough never to meet its like. */
export function createFreshId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}
