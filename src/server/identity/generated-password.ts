import { randomInt } from 'node:crypto';

/** Without the letters and digits that are mistaken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** A password that is easy to type from a terminal: `k7mn-…`, 79 bits of chance. */
export function generatePassword(): string {
  return generateGroups(groups);
}

/** So many groups of four signs, 19.8 bits of chance each. */
export function generateGroups(count: number): string {
  return Array.from({ length: count }, group).join('-');
}

function group(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
