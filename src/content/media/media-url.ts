/** Parses the id in the URL of a library file, however the rest of the URL is spelled. */
export function parseMediaId(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{16})\//.exec(url)?.[1];
}

/**
 * Matches bare ids, since browsers accept many spellings of the path before one (`/media/./`, a tab in
 * between), and code can assemble it.
 */
const mentions = /(?<![0-9a-f])([0-9a-f]{16})(?![0-9a-f])/gi;

/**
 * Lists the ids of all files that a text mentions, without duplicates: also in absolute, relative or
 * percent-encoded URLs and in unknown fields. It finds more than visitors can see, so it may decide what to
 * protect and never what to show.
 */
export function findMediaIds(text: string): string[] {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [...new Set([...decoded.matchAll(mentions)].map(([, id = '']) => id.toLowerCase()))];
}
