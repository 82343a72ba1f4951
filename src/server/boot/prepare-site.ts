import { resolve } from 'node:path';
import {
  ensureFirstOwner,
  ensureListedOwner,
  type FirstOwner,
} from '#server/identity/accounts/first-owner.ts';
import { createAccountsRepository } from '#server/identity/accounts.repository.ts';
import type { IdentityDb, IdentityTables } from '#server/identity/identity-tables.ts';
import { createSiteBetterAuth } from '#server/identity/open-identity-provider.ts';
import { listUnstripped } from '#server/media/store/media.repository.ts';
import { stripStoredMedia } from '#server/media/upload/strip-stored-media.ts';
import type { Config } from './config.ts';
import type { OpenedDeps } from './deps.ts';
import { isSeeded, seedSite } from './seed-site.ts';

/** True if the site is filled and an owner can sign in, so that a start has nothing to do. */
export async function isPrepared({ storage, identityOptions }: OpenedDeps): Promise<boolean> {
  const owners = await createAccountsRepository(getIdentityDb(storage.db)).owners();
  const keepsPasswords = identityOptions.choice?.kind !== 'firebase';
  if (!owners.some((owner) => owner.hasPassword || !keepsPasswords)) return false;
  return (await isSeeded(storage.db)) && (await listUnstripped(storage.db)).length === 0;
}

/**
 * Creates the site's content and its owner if they are missing. Concurrent starts on one database take turns;
 * an interrupted one is completed by the next. `tell` is called once with the owner, before a generated
 * password is stored, since it cannot be read again.
 */
export async function prepareSite(
  deps: OpenedDeps,
  config: Config,
  projectRoot: string,
  tell: (owner: FirstOwner) => void,
): Promise<void> {
  await deps.storage.inTurn(async () => {
    const { admin, identity } = config;
    // Throws without an address, so it runs before any change.
    if (identity.kind === 'firebase') await ensureListedOwner(deps.storage, admin?.email, tell);
    await stripMedia(deps);
    const { pages, settings, mediaFolder, firstSignIn } = deps.startingContent;
    await seedSite(deps, {
      pages: await pages(),
      settings,
      mediaFolder: resolve(projectRoot, mediaFolder),
    });
    if (identity.kind === 'firebase') return;
    const betterAuth = createSiteBetterAuth(deps.identityOptions);
    await ensureFirstOwner(getIdentityDb(deps.storage.db), betterAuth, { ...admin, firstSignIn }, tell);
  });
}

/** Reports files that could not be read; the next start tries them again. */
async function stripMedia({ storage, mediaStore }: OpenedDeps): Promise<void> {
  const unread = await stripStoredMedia(storage, mediaStore);
  if (unread.length === 0) return;
  process.stderr.write(`Metadata could not be removed from ${unread.join(', ')}: check these files.\n`);
}

function getIdentityDb(db: OpenedDeps['storage']['db']): IdentityDb {
  return db.withTables<IdentityTables>();
}
