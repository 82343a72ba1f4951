import type { Config } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { runCommand } from '#server/boot/run-command.ts';
import { listOwner } from '#server/identity/accounts/list-owner.ts';
import { resetOwner } from '#server/identity/accounts/reset-owner.ts';
import type { IdentityTables } from '../identity/identity-tables.ts';
import { createSiteBetterAuth } from '../identity/open-identity-provider.ts';
import { findPictureWorkerFile } from '../pictures/picture-worker-file.ts';

/**
 * `npm run owner:reset -- e-mail`: prints a one-time link for an owner who is locked out; if Firebase keeps
 * passwords, adds the address to the list. May run beside a server.
 */
async function createOwnerAccess(config: Config, email: string | undefined): Promise<string> {
  if (!email) throw new Error('Name the owner: npm run owner:reset -- e-mail');
  // Accounts do not use blocks.
  const deps = await openDeps(config, new Map(), {
    logger: false,
    pictureWorker: findPictureWorkerFile(import.meta.dirname),
  });
  try {
    if (config.identity.kind === 'firebase') {
      const address = await listOwner(deps.storage, email);
      return `${address} is an owner. Sign in with the Firebase account of this address:\n  ${config.publicUrl}/admin`;
    }
    const db = deps.storage.db.withTables<IdentityTables>();
    const path = await resetOwner(db, createSiteBetterAuth(deps.identityOptions), email);
    return `Choose a new password here. The link works once, within a day:\n  ${config.publicUrl}${path}`;
  } finally {
    await deps.close();
  }
}

await runCommand((config) => createOwnerAccess(config, process.argv[2]));
