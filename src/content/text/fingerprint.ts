const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * 64 bits of a text in base 36 (FNV-1a), the same everywhere: for addresses that change when what is at them
 * changes. It proves nothing about who made the text.
 */
export function fingerprint(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((bits, byte) => BigInt.asUintN(64, (bits ^ BigInt(byte)) * prime), offset);
  return hash.toString(36);
}
