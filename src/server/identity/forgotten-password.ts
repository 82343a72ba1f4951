import type { LinkMail } from '#server/identity/link-mail.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';
import { linkLifetimeMs } from './password-links.ts';

export interface ForgottenPasswords {
  /** Begins to mail a link to whoever may sign in with this address. Nobody waits for it, so that nobody learns who that is. */
  begin(email: string): void;
  /** Ends once all that has begun is done. */
  settled(): Promise<void>;
}

interface Parts {
  readonly db: IdentityDb;
  readonly provider: IdentityProvider;
  readonly linkMail: LinkMail;
  readonly failed: (error: unknown) => void;
}

/** The way back for whoever lost their password, by mail. */
export function createForgottenPasswords({ db, provider, linkMail, failed }: Parts): ForgottenPasswords {
  const underWay = new Set<Promise<void>>();

  async function mailLink(email: string): Promise<void> {
    const account = await findAccountByEmail(db, email.toLowerCase());
    if (!account?.role || account.isSuspended) return;
    // Whoever asked may be anybody: no other link of theirs, such as an invitation of a week, ends by it.
    const path = await provider.passwordLink(account.id, { lifetimeMs: linkLifetimeMs, isOnly: false });
    // To the address on the list, not to what was typed.
    if (path !== undefined) await linkMail.send('new-password', account.email, path);
  }

  return {
    begin(email) {
      const work = mailLink(email)
        .catch(failed)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
