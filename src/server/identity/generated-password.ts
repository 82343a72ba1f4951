import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** Generates a password that is easy to type in a terminal: `k7mn-…`, 79 bits of entropy. */
export function generatePassword(): string {
  return generateGroups(groups);
}

/** Generates groups of four characters, 19.8 bits of entropy each. */
export function generateGroups(count: number): string {
  return Array.from({ length: count }, group).join('-');
}

function group(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
