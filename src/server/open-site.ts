import { join } from 'node:path';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Config } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { ensureFirstOwner, type FirstOwner } from './identity/first-owner.ts';
import { betterAuthOf } from './identity/identity.plugin.ts';
import type { IdentityTables } from './identity/identity-tables.ts';
import { stripStoredMedia } from './media/strip-stored-media.ts';
import { type SiteSeed, seedSite } from './seed-site.ts';

export interface OpenedSite {
  readonly deps: OpenedDeps;
  readonly owner: FirstOwner;
}

/** Opens what the configuration names and sees to it that there is a site and somebody who can edit it. */
export async function openSite(
  config: Config,
  projectRoot: string,
  pictureWorker: string,
): Promise<OpenedSite> {
  const deps = await openDeps(config, blockDefinitions, { pictureWorker });
  const unread = await stripStoredMedia(deps.storage, deps.mediaStore);
  if (unread.length > 0) {
    process.stderr.write(`Metadata could not be taken off ${unread.join(', ')}: look at these files.\n`);
  }
  await seedSite(deps, await readSeed(config.seed, join(projectRoot, 'src/seed/media')));
  return { deps, owner: await firstOwner(deps, config) };
}

async function readSeed(seed: Config['seed'], mediaFolder: string): Promise<SiteSeed> {
  if (seed === 'empty') return { pages: (await import('#seed/empty.ts')).emptyPages, mediaFolder };
  const [{ demoPages }, { demoSettings }] = await Promise.all([
    import('#seed/demo/pages.ts'),
    import('#seed/demo/settings.ts'),
  ]);
  return { pages: demoPages, settings: demoSettings, mediaFolder };
}

async function firstOwner(deps: OpenedDeps, { admin, seed }: Config): Promise<FirstOwner> {
  const db = deps.storage.db.withTables<IdentityTables>();
  return ensureFirstOwner(db, betterAuthOf(deps.identityOptions), { ...admin, seed });
}

/** The lines a person needs to go on: where the site is, and how to get in. */
export function welcome(publicUrl: string, owner: FirstOwner): string {
  const lines = [`Website  ${publicUrl}/`, `Editor   ${publicUrl}/admin`];
  if (owner.kind === 'password') lines.push(`Sign in  ${owner.email}  ${owner.password}  (shown this once)`);
  if (owner.kind === 'link') {
    lines.push(`Sign in  choose a password for ${owner.email}: ${publicUrl}${owner.path}`);
  }
  if (owner.kind === 'configured') lines.push(`Sign in  ${owner.email}, with the password of ADMIN_PASSWORD`);
  if (owner.kind === 'exists') lines.push('Sign in  as before; locked out? npm run owner:reset -- e-mail');
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
}
