import { blockDefinitions } from '#blocks/definitions.ts';
import { parseConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { betterAuthOf } from './identity/identity.plugin.ts';
import type { IdentityTables } from './identity/identity-tables.ts';
import { resetOwner } from './identity/reset-owner.ts';

/** `npm run owner:reset -- e-mail`: prints a one-time link for an owner who is locked out. */
async function run(email: string | undefined): Promise<void> {
  if (!email) throw new Error('Name the owner: npm run owner:reset -- e-mail');
  const config = parseConfig(process.env);
  const deps = await openDeps(config, blockDefinitions, false);
  try {
    const db = deps.storage.db.withTables<IdentityTables>();
    const path = await resetOwner(db, betterAuthOf(deps.identityOptions), email);
    process.stdout.write(`Choose a new password within its lifetime, once: ${config.publicUrl}${path}\n`);
  } finally {
    await deps.close();
  }
}

run(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
