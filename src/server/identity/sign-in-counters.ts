import { getAddressKey } from '#server/security/address-key.ts';
import type { RateCounter } from '#server/security/rate-limiter.ts';

/** An attempt to sign in. */
interface SignInTry {
  readonly email: string;
  /** Network address of the request. */
  readonly address: string;
  /** Id of the device, if this account has signed in on it before. */
  readonly device: string | undefined;
}

/**
 * Lists the counters of failed attempts, by account *and* network, so that guesses from elsewhere never delay
 * the owner. A device on which the account has signed in before has its own counter, so that its network
 * cannot either.
 */
export function signInCounters({ email, address, device }: SignInTry): RateCounter[] {
  const account = normalizeEmail(email);
  if (device !== undefined) return [{ rate: 'signIn', key: `sign-in device ${device} ${account}` }];
  return [
    { rate: 'signIn', key: `sign-in network ${getAddressKey(address)} ${account}` },
    signInNetwork('sign-in', address),
  ];
}

/** Lists the counters of attempts whose account, if any, is known only after verification. */
export function signInNetwork(
  what: 'sign-in' | 'id-token' | 'passkey' | 'assistant key',
  address: string,
): RateCounter {
  return { rate: 'signInNetwork', key: `${what} network ${getAddressKey(address)}` };
}

/**
 * Lists the counters of mail requests: by address from anywhere, so that no mailbox is flooded, and by
 * network. A user who must wait for that reason has a mail with a link already.
 */
export function listMailCounters(email: string, address: string): RateCounter[] {
  return [
    { rate: 'passwordMail', key: `forgotten ${normalizeEmail(email)}` },
    { rate: 'signInNetwork', key: `forgotten network ${getAddressKey(address)}` },
  ];
}

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
