import { AppError } from '#server/http/app-error.ts';
import { addressKey, createTryLimit } from '#server/security/try-limit.ts';

export interface SignInLimits {
  /** Counts a try to sign in; throws 429 when there were too many. */
  signIn(address: string, email: string): void;
  /** A right password forgets the wrong ones before it. */
  succeeded(email: string): void;
  /** Counts a try to use a one-time link. */
  link(address: string): void;
}

const windowMs = 15 * 60 * 1000;

/** Per address against one guesser, per e-mail against many. */
export function createSignInLimits(now?: () => number): SignInLimits {
  const perAddress = createTryLimit({ tries: 30, windowMs, now });
  const perEmail = createTryLimit({ tries: 10, windowMs, now });
  const links = createTryLimit({ tries: 20, windowMs, now });

  function refuse(retryAfter: number | undefined): void {
    if (retryAfter !== undefined) throw new AppError('limit/reached', { retryAfter });
  }

  return {
    signIn(address, email) {
      refuse(perAddress.take(addressKey(address)));
      refuse(perEmail.take(emailKey(email)));
    },
    succeeded: (email) => perEmail.clear(emailKey(email)),
    link: (address) => refuse(links.take(addressKey(address))),
  };
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
