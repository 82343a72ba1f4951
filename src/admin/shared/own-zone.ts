/** Returns the browser's time zone, used if the studio's can't be loaded. */
export function getBrowserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
