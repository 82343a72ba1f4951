import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '#server/security/keys.ts';
import { type IdentityApp, openIdentityApp, owner } from '../../../tests/support/identity-test-app.ts';
import { createBearerTokens } from './bearer-token.ts';
import { createIdentityService } from './identity.service.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** A proof unrelated to passwords. */
interface Ticket {
  readonly ticket: string;
}

const client = { address: '2001:db8:1:2:3:4:5:6', userAgent: 'Browser' };

let app: IdentityApp;
beforeEach(async () => {
  app = await openIdentityApp();
});
afterEach(async () => {
  await app.app.close();
  await app.storage.close();
});

function createService(accountId: string) {
  const keys = createKeys('a secret that is long enough to be one');
  return createIdentityService<Ticket>({
    provider: { verify: async ({ ticket }) => (ticket === 'right' ? { accountId } : undefined) },
    sessions: createSessionsRepository(app.db),
    tokens: createBearerTokens(keys('bearer-token')),
  });
}
const findAccount = async () => {
  const { id } = await app.db.selectFrom('identity_users').select('id').executeTakeFirstOrThrow();
  return id;
};
const sessions = () => app.db.selectFrom('identity_sessions').selectAll().execute();

describe('signing in with another kind of provider', () => {
  it('opens a session for the account that was proven', async () => {
    const identity = createService(await findAccount());
    const opened = await identity.signIn({ ticket: 'right' }, client);
    expect(opened?.answer.user.email).toBe(owner.email);
    expect(await identity.sessionOfBearer(opened?.answer.token ?? '')).toMatchObject({ id: opened?.id });
    const answer = await app.get('/api/test/owner', { authorization: `Bearer ${opened?.answer.token}` });
    expect(answer.json()).toEqual({ email: owner.email });
  });

  it('stores only the network part of the IP address', async () => {
    await createService(await findAccount()).signIn({ ticket: 'right' }, client);
    expect(await sessions()).toMatchObject([{ ipAddress: '2001:db8:1:2', userAgent: 'Browser' }]);
  });

  it('opens no session for an invalid proof', async () => {
    expect(await createService(await findAccount()).signIn({ ticket: 'wrong' }, client)).toBeUndefined();
    expect(await sessions()).toEqual([]);
  });

  it('leaves no session for a suspended account', async () => {
    const id = await findAccount();
    await app.db.updateTable('identity_users').set({ banned: true }).execute();
    expect(await createService(id).signIn({ ticket: 'right' }, client)).toBeUndefined();
    expect(await sessions()).toEqual([]);
  });
});
