interface Place {
  /** True where the site answers by https: a browser takes such names by https alone. */
  readonly secure: boolean;
  readonly path: string;
}

/**
 * The name of a cookie with what a browser holds it to (RFC 6265bis, 4.1.3): `__Host-` for one of the whole site, which no
 * other host of its domain can set, `__Secure-` for one of a part of it, which none can set by http.
 */
export function cookieName(name: string, { secure, path }: Place): string {
  if (!secure) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** The value of a cookie that has only characters which need no decoding (RFC 6265, 4.2.1). */
export function cookieValue(cookies: string | undefined, name: string): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
