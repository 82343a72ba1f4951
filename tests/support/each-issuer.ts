import { describe } from 'vitest';
import { parseConfig } from '#server/boot/config.ts';
import type { FirebaseSettings } from '#server/identity/identity-choice.ts';
import { openFakeIssuer } from './fake-issuer.ts';

/** Somewhere that people prove who they are, with tokens of the Firebase kind. */
export interface OpenedIssuer {
  readonly settings: FirebaseSettings;
  /** Where its keys are, where it has any. */
  readonly keys?: URL;
  /** The token of somebody who has just signed in; verified where they have shown that the address is theirs. */
  tokenOf(email: string, verified?: boolean): Promise<string>;
  close(): Promise<void>;
}

type OpenIssuer = () => Promise<OpenedIssuer>;

async function openFake(): Promise<OpenedIssuer> {
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
      // What the emulator takes for the administrator.
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

/** The same tests with tokens of an issuer of the suite's own, or with those of the official emulator. */
export function describeEachIssuer(name: string, tests: (open: OpenIssuer) => void): void {
  const [kind, open] = isReal
    ? (['the emulator', openEmulator] as const)
    : (['a fake issuer', openFake] as const);
  describe(`${name}, with ${kind}`, () => tests(open));
}
