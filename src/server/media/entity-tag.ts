/** True when an `If-None-Match` or `If-Range` header names this tag. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => {
    const named = entry.trim();
    return named === '*' || named === tag || named === `W/${tag}`;
  });
}
