/** What a call button leads to; undefined where no number is known. `+31 (0)20 …` is dialled without its 0. */
export function telephoneHref(phoneNumber: string): string | undefined {
  const digits = phoneNumber.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return digits === '' ? undefined : `tel:${digits}`;
}

/** What a mail button leads to; undefined where no address is known. */
export function mailHref(emailAddress: string): string | undefined {
  const address = emailAddress.trim();
  return address === '' ? undefined : `mailto:${address}`;
}
