/** The id in the URL of a file of the library, however the rest of the URL is spelled. */
export function parseMediaId(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{16})\//.exec(url)?.[1];
}

/** An id alone, since browsers read many spellings of what is before it (`/media/./`, a tab in between), and code can put it together. */
const mentions = /(?<![0-9a-f])([0-9a-f]{16})(?![0-9a-f])/gi;

/**
 * The ids of all files that a text mentions, each once: also in absolute, relative or percent-encoded URLs, and in fields that no
 * block has. It finds more than visitors can see, so it says what to keep secret and never what to show.
 */
export function findMediaIds(text: string): string[] {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [...new Set([...decoded.matchAll(mentions)].map(([, id = '']) => id.toLowerCase()))];
}
