/** An address in the characters that a header can carry; what is encoded already stays as it is. */
export function encodeForHeader(address: string): string {
  return address.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);
}
