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

describe('signing in with a provider of another kind', () => {
  it('opens a session like any other, for the account that the proof is of', async () => {
    const identity = createService(await findAccount());
    const opened = await identity.signIn({ ticket: 'right' }, client);
    expect(opened?.answer.user.email).toBe(owner.email);
    expect(await identity.sessionOfBearer(opened?.answer.token ?? '')).toMatchObject({ id: opened?.id });
    const answer = await app.get('/api/test/owner', { authorization: `Bearer ${opened?.answer.token}` });
    expect(answer.json()).toEqual({ email: owner.email });
  });

  it('notes the network that somebody comes from, not more of the address', async () => {
    await createService(await findAccount()).signIn({ ticket: 'right' }, client);
    expect(await sessions()).toMatchObject([{ ipAddress: '2001:db8:1:2', userAgent: 'Browser' }]);
  });

  it('opens nothing for a proof that proves nothing', async () => {
    expect(await createService(await findAccount()).signIn({ ticket: 'wrong' }, client)).toBeUndefined();
    expect(await sessions()).toEqual([]);
  });

  it('leaves no session behind of an account that is suspended', async () => {
    const id = await findAccount();
    await app.db.updateTable('identity_users').set({ banned: true }).execute();
    expect(await createService(id).signIn({ ticket: 'right' }, client)).toBeUndefined();
    expect(await sessions()).toEqual([]);
  });
});
