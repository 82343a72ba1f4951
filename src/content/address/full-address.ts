/**
 * True for an address that leads to the same place from every page: a path from the root, another site, mail, a call, or a place
 * on the page itself. A browser looks for any other one beside the page that it is on.
 */
export function isFullAddress(address: string): boolean {
  return address === 'main' || /^(?:[/#?]|https?:|mailto:|tel:)/i.test(address);
}

/** The full address that typed text means: `www.example.org` is another site's. Undefined where that cannot be told. */
export function completeAddress(text: string): string | undefined {
  const address = text.trim();
  if (isFullAddress(address)) return address;
  if (/^www\.[^\s/.]+\.\S+$/i.test(address)) return `https://${address}`;
  return /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(address) ? `mailto:${address}` : undefined;
}
