/** The value of a cookie that has only characters which need no decoding (RFC 6265, 4.2.1). */
export function cookieValue(cookies: string | undefined, name: string): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
