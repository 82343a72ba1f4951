import { parseConfig } from '../src/server/config.ts';
import { openDeps } from '../src/server/deps.ts';
import type { IdentityTables } from '../src/server/identity/identity-tables.ts';
import { listOwner } from '../src/server/identity/list-owner.ts';
import { betterAuthOf } from '../src/server/identity/open-identity-provider.ts';
import { resetOwner } from '../src/server/identity/reset-owner.ts';
import { pictureWorkerSource } from '../src/server/pictures/picture-worker-source.ts';

/**
 * `npm run owner:reset -- e-mail`: prints a one-time link for an owner who is locked out; where Firebase keeps passwords it
 * puts the address on the list. Runs from the sources, also beside a running server: getting in again must not depend on a build.
 */
async function wayBack(email: string | undefined): Promise<string> {
  if (!email) throw new Error('Name the owner: npm run owner:reset -- e-mail');
  const config = parseConfig(process.env);
  // Accounts know nothing of blocks.
  const deps = await openDeps(config, new Map(), { logger: false, pictureWorker: pictureWorkerSource });
  try {
    if (config.identity.kind === 'firebase') {
      const address = await listOwner(deps.storage, email);
      return `${address} is an owner on the list. Sign in with the Firebase account of this address:\n  ${config.publicUrl}/admin`;
    }
    const db = deps.storage.db.withTables<IdentityTables>();
    const path = await resetOwner(db, betterAuthOf(deps.identityOptions), email);
    return `Choose a new password here, once, within a day:\n  ${config.publicUrl}${path}`;
  } finally {
    await deps.close();
  }
}

try {
  console.log(await wayBack(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
