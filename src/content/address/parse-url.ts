/** Parses a URL; undefined if it is invalid. Supported browsers lack `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
