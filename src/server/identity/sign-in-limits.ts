import { siteWords } from '#i18n/site-words.ts';
import { AppError, errorLanguage } from '#server/http/app-error.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Counter, TryLedger } from '#server/security/try-ledger.ts';
import { addressKey, createTryLimit } from '#server/security/try-limit.ts';

/** Somebody who wants to sign in. */
interface SignInTry {
  readonly email: string;
  /** The network address they come from. */
  readonly address: string;
  /** The id of their device, where this account signed in on it before. */
  readonly device: string | undefined;
}

export interface SignInLimits {
  /** Counts a try to sign in; throws 429 where the next one has to wait. */
  signIn(attempt: SignInTry): Promise<void>;
  /** A right password forgets the wrong ones before it. */
  succeeded(attempt: SignInTry): Promise<void>;
  /** Counts a try to sign in with a token of somebody else's; throws 429 where the next one has to wait. */
  token(address: string): Promise<void>;
  /** A token that was good is no guess. */
  tokenSucceeded(address: string): Promise<void>;
  /** Counts a mail that somebody asks for; throws 429 where the next one has to wait. */
  forgotten(email: string, address: string): Promise<void>;
  /** Counts a try to sign in with a passkey, of which it shows only later whose it is; throws 429 likewise. */
  passkey(address: string): Promise<void>;
  passkeySucceeded(address: string): Promise<void>;
  /** Counts a wrong key of an assistant; throws 429 where the next one has to wait. */
  assistantKey(address: string): Promise<void>;
  /** Counts a try to use a one-time link. */
  link(address: string): void;
}

/**
 * Guesses are counted by account *and* network: whoever guesses from elsewhere never makes the owner wait. A
 * device on which the account signed in before has a counter of its own, so that not even its own network can.
 */
export function createSignInLimits(ledger: TryLedger, limits: Limits, now?: () => number): SignInLimits {
  // A link cannot be guessed (192 bits); this only keeps the database from being asked without end.
  const links = createTryLimit({ tries: limits.passwordLinks, windowMs: 15 * 60 * 1000, now });

  function tokens(address: string): Counter {
    return { name: `id-token network ${addressKey(address)}`, free: limits.signInNetwork };
  }

  /**
   * By the address from wherever it is asked, so that nobody's mail box is filled; and by network, known addresses or not. Who waits
   * for that reason has a mail with a link.
   */
  function mails(email: string, address: string): Counter[] {
    return [
      { name: `forgotten ${email.trim().toLowerCase()}`, free: limits.passwordMail },
      { name: `forgotten network ${addressKey(address)}`, free: limits.signInNetwork },
    ];
  }

  function passkeys(address: string): Counter {
    return { name: `passkey network ${addressKey(address)}`, free: limits.signInNetwork };
  }

  function own({ email, address, device }: SignInTry): Counter {
    const from = device === undefined ? `network ${addressKey(address)}` : `device ${device}`;
    return { name: `sign-in ${from} ${email.trim().toLowerCase()}`, free: limits.signIn };
  }

  function shared({ address, device }: SignInTry): Counter[] {
    return device === undefined
      ? [{ name: `sign-in network ${addressKey(address)}`, free: limits.signInNetwork }]
      : [];
  }

  return {
    async signIn(attempt) {
      refuse(await ledger.take([own(attempt), ...shared(attempt)]));
    },
    async succeeded(attempt) {
      await ledger.forget([own(attempt)]);
      await ledger.giveBack(shared(attempt));
    },
    token: async (address) => refuse(await ledger.take([tokens(address)])),
    tokenSucceeded: (address) => ledger.giveBack([tokens(address)]),
    forgotten: async (email, address) => refuse(await ledger.take(mails(email, address))),
    passkey: async (address) => refuse(await ledger.take([passkeys(address)])),
    passkeySucceeded: (address) => ledger.giveBack([passkeys(address)]),
    assistantKey: async (address) =>
      refuse(
        await ledger.take([
          { name: `assistant key network ${addressKey(address)}`, free: limits.signInNetwork },
        ]),
      ),
    link: (address) => refuse(links.take(addressKey(address))),
  };
}

function refuse(retryAfter: number | undefined): void {
  if (retryAfter === undefined) return;
  throw new AppError('limit/reached', {
    message: siteWords[errorLanguage].access.tooMany(retryAfter),
    retryAfter,
  });
}
