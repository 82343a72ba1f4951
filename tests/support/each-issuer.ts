import { describe } from 'vitest';
import { parseConfig } from '#server/boot/config.ts';
import type { FirebaseSettings } from '#server/identity/identity-choice.ts';
import { openFakeIssuer } from './fake-issuer.ts';

/** An identity provider that issues Firebase tokens. */
export interface OpenedIssuer {
  readonly settings: FirebaseSettings;
  /** URL of its public keys, if it has any. */
  readonly keys?: URL;
  /**
   * Returns the token of a user who has just signed in. `verified` says whether the email address is
   * verified.
   */
  tokenOf(email: string, verified?: boolean): Promise<string>;
  close(): Promise<void>;
}

type IssuerOpener = () => Promise<OpenedIssuer>;

async function openFakeFirebase(): Promise<OpenedIssuer> {
  const { settings, keys, token, close } = await openFakeIssuer();
  return {
    settings,
    keys,
    tokenOf: (email, verified = true) => token(email, { email_verified: verified }),
    close,
  };
}

/** Set by `npm run test:firebase`, which has found the official emulator running. */
const isReal = process.env.TEST_FIREBASE_EMULATOR !== undefined;

async function openEmulator(): Promise<OpenedIssuer> {
  const { identity } = parseConfig(process.env);
  const settings = identity.kind === 'firebase' ? identity.settings : undefined;
  if (!settings?.emulator) throw new Error('The environment names no emulator');
  const { emulator, projectId, apiKey } = settings;

  async function ask<T>(path: string, body: object, method = 'POST'): Promise<T> {
    const answer = await fetch(`http://${emulator}/${path}`, {
      method,
      // The emulator accepts this token as the administrator's.
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const everybody = `emulator/v1/projects/${projectId}/accounts`;
  const calls = 'identitytoolkit.googleapis.com/v1';
  const password = 'een goed wachtwoord';
  await ask(everybody, {}, 'DELETE');
  const known = new Set<string>();
  return {
    settings,
    async tokenOf(email, verified = true) {
      if (!known.has(email)) {
        await ask(`${calls}/projects/${projectId}/accounts`, { email, password, emailVerified: verified });
      }
      known.add(email);
      const path = `${calls}/accounts:signInWithPassword?key=${apiKey}`;
      return (await ask<{ idToken: string }>(path, { email, password, returnSecureToken: true })).idToken;
    },
    close: async () => void (await ask(everybody, {}, 'DELETE')),
  };
}

/** Runs the tests with tokens of a fake issuer, or of the official emulator if that one is running. */
export function describeEachIssuer(name: string, tests: (open: IssuerOpener) => void): void {
  const [kind, open] = isReal
    ? (['the emulator', openEmulator] as const)
    : (['a fake issuer', openFakeFirebase] as const);
  describe(`${name}, with ${kind}`, () => tests(open));
}
