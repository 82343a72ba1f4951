/** Without the letters and digits that are mistaken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;
/** Values of a byte that give each letter the same chance. */
const fair = 256 - (256 % alphabet.length);

/** A password that a client can type from a letter: `k7mn-…`, 59 bits of chance. */
export function generatePassword(): string {
  return Array.from({ length: groups }, () => Array.from({ length: groupLength }, letter).join('')).join('-');
}

function letter(): string {
  for (;;) {
    const [value = fair] = crypto.getRandomValues(new Uint8Array(1));
    if (value < fair) return alphabet.charAt(value % alphabet.length);
  }
}
