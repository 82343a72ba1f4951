/** What one attacker does, and how much of it at once. */
export const attackKinds = {
  'wrong sign-ins': 8,
  'wrong page passwords': 8,
  'large and deep bodies by nobody': 4,
  'huge texts, with a stolen token': 1,
  'hostile files, with a stolen token': 2,
  'long addresses': 8,
  'requests that do not end': 500,
} as const;

export type AttackKind = keyof typeof attackKinds;
