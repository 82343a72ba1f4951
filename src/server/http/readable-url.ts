/**
 * A request's address with a path that can be decoded: one that cannot be is taken as the characters it is
 * written with. The router would refuse it, and a visitor who mistyped is to find the not-found page.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  if (decoded(path) !== undefined) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/** Answers the text, so that no bundler takes the call for one without effect. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
