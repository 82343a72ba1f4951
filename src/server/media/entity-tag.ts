/** True when an `If-None-Match` header names this tag: by weak comparison (RFC 9110, 8.8.3.2 and 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (entry: string) => entry.trim().replace(/^W\//, '');
  return header.split(',').some((entry) => entry.trim() === '*' || opaque(entry) === opaque(tag));
}
