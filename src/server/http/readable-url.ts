/**
 * Returns a URL whose path can be decoded: a malformed one is encoded as literal characters. The router would
 * reject it, but a mistyped URL should show the not-found page.
 */
export function toReadableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  if (tryDecode(path) !== undefined) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/** Returns the text, so that no bundler removes the call as free of side effects. */
function tryDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
