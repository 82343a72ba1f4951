/**
 * Ends measuring in this browser when the answer has become no: Google's script is told to stop, and what it
 * keeps in our cookies goes. It sets them for the widest domain it may, so every one of ours is tried.
 */
export function forgetMeasurements(measurementId: string | undefined): void {
  if (measurementId !== undefined) Object.assign(window, { [`ga-disable-${measurementId}`]: true });
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (!/^_ga(?:_|$)/.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers later
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
