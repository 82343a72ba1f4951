import { parseConfig } from '../src/server/config.ts';
import { openDeps } from '../src/server/deps.ts';
import { betterAuthOf } from '../src/server/identity/identity.plugin.ts';
import type { IdentityTables } from '../src/server/identity/identity-tables.ts';
import { resetOwner } from '../src/server/identity/reset-owner.ts';
import { pictureWorkerSource } from '../src/server/pictures/picture-worker-source.ts';

/**
 * `npm run owner:reset -- e-mail`: prints a one-time link for an owner who is locked out. Runs from the
 * sources, also beside a running server: getting in again must not depend on a build.
 */
async function resetLink(email: string | undefined): Promise<string> {
  if (!email) throw new Error('Name the owner: npm run owner:reset -- e-mail');
  const config = parseConfig(process.env);
  // Accounts know nothing of blocks.
  const deps = await openDeps(config, new Map(), { logger: false, pictureWorker: pictureWorkerSource });
  try {
    const db = deps.storage.db.withTables<IdentityTables>();
    return config.publicUrl + (await resetOwner(db, betterAuthOf(deps.identityOptions), email));
  } finally {
    await deps.close();
  }
}

try {
  console.log(`Choose a new password here, once, within a day:\n  ${await resetLink(process.argv[2])}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
