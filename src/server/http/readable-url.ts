/**
 * A request's address with a path that can be decoded: one that cannot be is taken as the characters it is
 * written with. The router would refuse it, and a visitor who mistyped is to find the not-found page.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
