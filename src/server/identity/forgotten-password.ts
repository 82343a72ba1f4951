import type { LinkMail } from '#server/identity/link-mail.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentityDb } from './identity-tables.ts';
import { linkLifetimeMs } from './password-links.ts';

export interface ForgottenPasswords {
  /**
   * Starts to mail a link if the address may sign in. Returns at once, so that the time does not reveal
   * whether it may.
   */
  begin(email: string): void;
  /** Resolves when all started mails are done. */
  settled(): Promise<void>;
}

interface Parts {
  readonly db: IdentityDb;
  readonly provider: IdentityProvider;
  readonly linkMail: LinkMail;
  readonly failed: (error: unknown) => void;
}

/** Resets forgotten passwords by mail. */
export function createForgottenPasswords({ db, provider, linkMail, failed }: Parts): ForgottenPasswords {
  const underWay = new Set<Promise<void>>();

  async function mailLink(email: string): Promise<void> {
    const account = await findAccountByEmail(db, email.toLowerCase());
    if (!account?.role || account.isSuspended) return;
    // Anyone can request this, so other links of the account, such as an invitation, stay valid.
    const path = await provider.passwordLink(account.id, { lifetimeMs: linkLifetimeMs, isOnly: false });
    // Sends to the stored address, not to the typed one.
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
