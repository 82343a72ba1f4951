const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * Hashes a text to 64 bits in base 36 (FNV-1a), deterministic across platforms, for cache-busting URLs. Not
 * cryptographic.
 */
export function computeFingerprint(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((bits, byte) => BigInt.asUintN(64, (bits ^ BigInt(byte)) * prime), offset);
  return hash.toString(36);
}
