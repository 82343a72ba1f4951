/**
 * Builds the `tel:` link of a call button; undefined without a number. `+31 (0)20 …` is dialled without the
 * 0.
 */
export function buildTelephoneHref(phoneNumber: string): string | undefined {
  const digits = phoneNumber.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return digits === '' ? undefined : `tel:${digits}`;
}

/** Builds the `mailto:` link of a mail button; undefined without an address. */
export function buildMailHref(emailAddress: string): string | undefined {
  const address = emailAddress.trim();
  return address === '' ? undefined : `mailto:${address}`;
}
