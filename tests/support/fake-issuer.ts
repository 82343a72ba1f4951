import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import type { FirebaseSettings } from '#server/identity/identity-choice.ts';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/**
 * Signs ID tokens as Google does for a Firebase project, with its own RSA keys. Publishes those keys on a
 * server that can fail.
 */
export interface FakeIssuer {
  readonly settings: FirebaseSettings;
  /** URL of its public keys. */
  readonly keys: URL;
  /** Returns how often the keys were requested. */
  readonly asked: () => number;
  /** Response of the key server: the keys, a cut connection, or invalid JSON. */
  answers: 'keys' | 'nothing' | 'nonsense';
  /** Id and key pair that sign the tokens. */
  current: { readonly kid: string; readonly pair: KeyPair };
  /** Switches to a new key, and publishes only that one. */
  rotate(): Promise<void>;
  /** Returns Firebase's claims for a user who has just signed in. */
  claims(email: string): JWTPayload;
  /** Returns a token as Google makes it, apart from these changes. */
  token(email: string, changed?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  close(): Promise<void>;
}

const settings: FirebaseSettings = { projectId: 'demo-vitrine', apiKey: 'no-secret' };

export async function openFakeIssuer(now: () => number = Date.now): Promise<FakeIssuer> {
  let asked = 0;
  const server = createServer(async (_request, response) => {
    asked += 1;
    if (issuer.answers === 'nothing') return void response.destroy();
    if (issuer.answers === 'nonsense') return void response.end('<html>');
    const { kid, pair } = issuer.current;
    const key = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const issuer: FakeIssuer = {
    settings,
    keys: new URL(`http://127.0.0.1:${port}/keys`),
    asked: () => asked,
    answers: 'keys',
    current: await createKey(),
    async rotate() {
      issuer.current = await createKey();
    },
    claims(email) {
      const time = Math.floor(now() / 1000);
      return {
        iss: `https://securetoken.google.com/${settings.projectId}`,
        aud: settings.projectId,
        auth_time: time,
        iat: time,
        exp: time + 3600,
        user_id: 'u1',
        sub: 'u1',
        email,
        email_verified: true,
        firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
      };
    },
    token(email, changed = {}, header = {}) {
      const { kid, pair } = issuer.current;
      return new SignJWT({ ...issuer.claims(email), ...changed })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header })
        .sign(pair.privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return issuer;
}

let made = 0;

async function createKey(): Promise<FakeIssuer['current']> {
  made += 1;
  return { kid: `key-${made}`, pair: await generateKeyPair('RS256', { extractable: true }) };
}
