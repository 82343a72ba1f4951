import { join } from 'node:path';
import type { Config } from './config.ts';
import type { OpenedDeps } from './deps.ts';
import { createAccountsRepository } from './identity/accounts.repository.ts';
import { ensureFirstOwner, type FirstOwner } from './identity/first-owner.ts';
import { betterAuthOf } from './identity/identity.plugin.ts';
import type { IdentityDb, IdentityTables } from './identity/identity-tables.ts';
import { isSeeded, type SiteSeed, seedSite } from './seed-site.ts';

/** True where there is a site, and somebody who can sign in to edit it: then a start has nothing to make. */
export async function isPrepared({ storage }: OpenedDeps): Promise<boolean> {
  const owners = await createAccountsRepository(accountsOf(storage.db)).owners();
  return owners.some((owner) => owner.hasPassword) && (await isSeeded(storage.db));
}

/**
 * Sees to it that there is a site and somebody who can edit it. Several starts on one database take turns, so
 * the later ones find what the first one made; one that was killed halfway is completed by the next.
 * `tell` hears of the owner once, and of a generated password before it is stored: it cannot be read again.
 */
export async function prepareSite(
  deps: OpenedDeps,
  config: Config,
  projectRoot: string,
  tell: (owner: FirstOwner) => void,
): Promise<void> {
  await deps.storage.inTurn(async () => {
    await seedSite(deps, await readSeed(config.seed, join(projectRoot, 'src/seed/media')));
    const betterAuth = betterAuthOf(deps.identityOptions);
    const options = { ...config.admin, seed: config.seed };
    await ensureFirstOwner(accountsOf(deps.storage.db), betterAuth, options, tell);
  });
}

function accountsOf(db: OpenedDeps['storage']['db']): IdentityDb {
  return db.withTables<IdentityTables>();
}

async function readSeed(seed: Config['seed'], mediaFolder: string): Promise<SiteSeed> {
  if (seed === 'empty') return { pages: (await import('#seed/empty.ts')).emptyPages, mediaFolder };
  const [{ demoPages }, { demoSettings }] = await Promise.all([
    import('#seed/demo/pages.ts'),
    import('#seed/demo/settings.ts'),
  ]);
  return { pages: demoPages, settings: demoSettings, mediaFolder };
}
