/** The time zone of this browser, where the studio's own cannot be read. */
export function getBrowserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
