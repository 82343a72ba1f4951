/** Letters and digits without those that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groupLength = 4;
/** Bytes from here on are rejected, so that each letter is equally likely. */
const fair = 256 - (256 % alphabet.length);

/**
 * Generates a password or code that is easy to type: groups of four such as `k7mn-…`, 19.8 random bits in each. Three groups
 * are enough where failed attempts are limited.
 */
export function generateReadableCode(groups = 3): string {
  return Array.from({ length: groups }, () => Array.from({ length: groupLength }, pickLetter).join('')).join(
    '-',
  );
}

function pickLetter(): string {
  for (;;) {
    const [value = fair] = crypto.getRandomValues(new Uint8Array(1));
    if (value < fair) return alphabet.charAt(value % alphabet.length);
  }
}
