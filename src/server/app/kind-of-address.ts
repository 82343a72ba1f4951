/** What stands at the beginning of an address, and what is called by it; the first that matches. */
const kinds = [
  ['/api/', 'api'],
  ['/admin', 'editor'],
  ['/assets/', 'asset'],
  ['/media/', 'media'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
] as const;

/** The kind of an address, of which there are seven, whatever is asked for. */
export function kindOfAddress(url: string): string {
  return kinds.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'page';
}
