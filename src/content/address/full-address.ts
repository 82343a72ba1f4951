/**
 * True for a link that leads to the same target from every page: an absolute path, another site, `mailto:`,
 * `tel:` or a fragment. Browsers resolve any other link relative to the current page.
 */
export function isFullAddress(address: string): boolean {
  return address === 'main' || /^(?:[/#?]|https?:|mailto:|tel:)/i.test(address);
}

/**
 * Completes typed text to a full link: `www.example.org` becomes an `https:` URL. Undefined if the meaning is
 * unclear.
 */
export function completeAddress(text: string): string | undefined {
  const address = text.trim();
  if (isFullAddress(address)) return address;
  if (/^www\.[^\s/.]+\.\S+$/i.test(address)) return `https://${address}`;
  return /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(address) ? `mailto:${address}` : undefined;
}
