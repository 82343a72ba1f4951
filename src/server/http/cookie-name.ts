interface Place {
  /** True if the site uses https: browsers accept prefixed names only over https. */
  readonly secure: boolean;
  readonly path: string;
}

/**
 * Adds the prefix that makes browsers enforce a cookie's scope (RFC 6265bis, 4.1.3): `__Host-` for the whole
 * site, which no other host of its domain can set, `__Secure-` for a path, which cannot be set over http.
 */
export function formatCookieName(name: string, { secure, path }: Place): string {
  if (!secure) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** Reads a cookie whose value needs no decoding (RFC 6265, 4.2.1). */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
