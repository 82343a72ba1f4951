/** The id in the URL of a file of the library, however the rest of the URL is spelled. */
export function parseMediaId(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{16})\//.exec(url)?.[1];
}

/** Any spelling that a browser or a designer's own code could ask for: `\media/`, `https://studio.example//media/`. */
const mentions = /media[\\/]+([0-9a-f]{16})(?![0-9a-f])/gi;

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
