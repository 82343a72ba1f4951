/** An address, or undefined where it is none. Browsers that are supported lack `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
