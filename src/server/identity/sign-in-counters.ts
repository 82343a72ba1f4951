import { addressKey } from '#server/security/address-key.ts';
import type { RateCounter } from '#server/security/rate-limiter.ts';

/** Somebody who wants to sign in. */
interface SignInTry {
  readonly email: string;
  /** The network address they come from. */
  readonly address: string;
  /** The id of their device, where this account signed in on it before. */
  readonly device: string | undefined;
}

/**
 * Guesses are counted by account *and* network: whoever guesses from elsewhere never makes the owner wait. A
 * device on which the account signed in before has a counter of its own, so that not even its own network can.
 */
export function signInCounters({ email, address, device }: SignInTry): RateCounter[] {
  const account = normalise(email);
  if (device !== undefined) return [{ rate: 'signIn', key: `sign-in device ${device} ${account}` }];
  return [
    { rate: 'signIn', key: `sign-in network ${addressKey(address)} ${account}` },
    signInNetwork('sign-in', address),
  ];
}

/** Tries of which it shows only later whose they are, if they are anybody's. */
export function signInNetwork(
  what: 'sign-in' | 'id-token' | 'passkey' | 'assistant key',
  address: string,
): RateCounter {
  return { rate: 'signInNetwork', key: `${what} network ${addressKey(address)}` };
}

/**
 * By the address from wherever it is asked, so that nobody's mail box is filled; and by network, known addresses or not. Who waits
 * for that reason has a mail with a link.
 */
export function mailCounters(email: string, address: string): RateCounter[] {
  return [
    { rate: 'passwordMail', key: `forgotten ${normalise(email)}` },
    { rate: 'signInNetwork', key: `forgotten network ${addressKey(address)}` },
  ];
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}
