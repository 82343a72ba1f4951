/** Kinds of attacks, each with its number of concurrent workers. */
export const attackKinds = {
  'wrong sign-ins': 8,
  'wrong page passwords': 8,
  'large and deep bodies by nobody': 4,
  'huge texts, with a stolen token': 1,
  'hostile files, with a stolen token': 2,
  'long addresses': 8,
  'requests that do not end': 500,
  'pipelined requests for a protected page': 1,
  'pipelined requests after each publication': 1,
  'long lists of invalid blocks, with a stolen token': 1,
} as const;

export type AttackKind = keyof typeof attackKinds;

/** Number of requests pipelined on one connection, without waiting for responses. */
export const pipelinedRequests = 1000;
