import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/accounts.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { createLinkMail, type SiteMail } from '#server/identity/link-mail.ts';
import { openIdentityProvider, type ProviderOptions } from '#server/identity/open-identity-provider.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createAccountsService } from './accounts.service.ts';

export interface AccountsOptions extends Omit<ProviderOptions, 'db'> {
  readonly storage: Storage;
  /** Absent if the site sends no mail. */
  readonly mail?: SiteMail | undefined;
}

/** Calls on the studio's accounts; for owners. */
export const accountsPlugin = fp<AccountsOptions>(
  async (app, { storage, ...options }) => {
    const accounts = createAccountsService({
      storage,
      linkMail: createLinkMail({ mail: options.mail, publicUrl: options.publicUrl, log: app.log }),
      provider: openIdentityProvider({ ...options, db: storage.db }),
    });
    mount(app, endpoints.listAccounts, () => accounts.list());
    mount(app, endpoints.inviteAccount, ({ body, viewer }) => accounts.invite(body, requireUser(viewer)));
    mount(app, endpoints.saveAccount, ({ params, body, viewer }) =>
      accounts.save(params.id, body, requireUser(viewer)),
    );
    mount(app, endpoints.linkAccount, ({ params, viewer }) => accounts.link(params.id, requireUser(viewer)));
    mount(app, endpoints.signOutAccount, ({ params, viewer }) =>
      accounts.signOut(params.id, requireUser(viewer)),
    );
    mount(app, endpoints.deleteAccount, async ({ params, viewer }) => {
      await accounts.remove(params.id, requireUser(viewer));
      return {};
    });
  },
  { name: 'accounts', dependencies: ['identity'] },
);
