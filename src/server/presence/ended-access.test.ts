import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount, inviteAccount, saveAccount, signOutAccount } from '#api/endpoints/accounts.ts';
import { setPassword } from '#api/endpoints/auth.ts';
import { createPage } from '#api/endpoints/pages.ts';
import { changePassword, signOutOtherDevices } from '#api/endpoints/profile.ts';
import { type AssistantsSite, openAssistantsSite } from '../../../tests/support/assistants-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { owner } from '../../../tests/support/identity-test-app.ts';

// Heartbeats come too late to end a stream here, so only the end of access can end it.
vi.mock('./presence-limits.ts', () => ({ presenceLimits: { beat: 3_600_000, forgetAfter: 7_200_000 } }));

describeEachDatabase('the presence stream of a member whose access ends', (location) => {
  let sites: AssistantsSite[] = [];
  let origins: string[] = [];
  let page: string;
  let count = 0;
  /** Each test creates its own member. */
  let member: { readonly id: string; readonly proof: typeof owner };

  beforeAll(async () => {
    // A SQLite file is served by one server.
    for (let index = 0; index < (location().kind === 'postgres' ? 2 : 1); index += 1) {
      const site = await openAssistantsSite(location());
      await site.app.listen({ port: 0, host: '127.0.0.1' });
      sites.push(site);
    }
    origins = sites.map(({ app }) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    const body = { identifier: 'samen', title: 'Samen', overview: [] };
    page = (await here().studio.call(createPage, { body })).data.id;
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    sites = [];
  });
  beforeEach(async () => {
    count += 1;
    const email = `lid-${count}@studio.example`;
    const { data } = await here().studio.call(inviteAccount, { body: { email, role: 'editor' } });
    const token = new URL(data.link?.path ?? '', origins[0]).searchParams.get('token') ?? '';
    const password = 'een lang wachtwoord van lid';
    await here().apiWith().call(setPassword, { body: { token, password } });
    member = { id: data.account.id, proof: { email, password } };
  });
  const here = () => sites[0] as AssistantsSite;

  /** Opens a window on a server; `ended` resolves when its stream ends. */
  async function open(token: string, origin: string) {
    const response = await fetch(`${origin}/api/pages/${page}/presence?tab=t${Math.random()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    const state = { hasEnded: false };
    void (async () => {
      for await (const _ of response.body ?? []);
      state.hasEnded = true;
    })().catch(() => {});
    return state;
  }
  const openWindows = async (token: string) => Promise.all(origins.map((origin) => open(token, origin)));

  it.each([
    [
      'is suspended',
      () => here().studio.call(saveAccount, { params: { id: member.id }, body: { isSuspended: true } }),
    ],
    [
      'gets another role',
      () => here().studio.call(saveAccount, { params: { id: member.id }, body: { role: 'owner' } }),
    ],
    ['is removed', () => here().studio.call(deleteAccount, { params: { id: member.id } })],
    ['is signed out by an owner', () => here().studio.call(signOutAccount, { params: { id: member.id } })],
    [
      'signs out their other devices',
      async () =>
        here()
          .apiWith(await here().signInAs(member.proof))
          .call(signOutOtherDevices, {}),
    ],
    [
      'chooses another password',
      async () =>
        here()
          .apiWith(await here().signInAs(member.proof))
          .call(changePassword, {
            body: { current: member.proof.password, password: 'een heel ander wachtwoord' },
          }),
    ],
  ])('ends immediately on every server when the member %s', async (_what, act) => {
    const windows = await openWindows(await here().signInAs(member.proof));
    const stays = await openWindows(await here().signInAs(owner));
    await act();
    await vi.waitFor(() => expect(windows.map(({ hasEnded }) => hasEnded)).toEqual(origins.map(() => true)));
    expect(stays.map(({ hasEnded }) => hasEnded)).toEqual(origins.map(() => false));
  });
});
