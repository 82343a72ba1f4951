/**
 * Hashes a text to 53 bits in base 36 (cyrb53), deterministic, in one pass without big integers: the count of
 * a page hashes all of its texts. Only for comparing states of one text; not cryptographic.
 */
export function hashText(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(36);
}
