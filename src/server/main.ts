import { resolve } from 'node:path';
import { blockDefinitions } from '#blocks/definitions.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { ensureFirstOwner, type FirstOwner } from './identity/first-owner.ts';
import { betterAuthOf } from './identity/identity.plugin.ts';
import type { IdentityTables } from './identity/identity-tables.ts';
import { type SiteSeed, seedSite } from './seed-site.ts';
import { startServer } from './start-server.ts';
import { websitePlugin } from './website/website.plugin.ts';

// The built file stands in `dist/server`.
const dist = resolve(import.meta.dirname, '..');
const mediaFolder = resolve(dist, '../src/seed/media');

async function readSeed(seed: Config['seed']): Promise<SiteSeed> {
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
function welcome(publicUrl: string, owner: FirstOwner): string {
  const lines = [`Website  ${publicUrl}/`, `Editor   ${publicUrl}/admin`];
  if (owner.kind === 'password') lines.push(`Sign in  ${owner.email}  ${owner.password}  (shown this once)`);
  if (owner.kind === 'link') lines.push(`Sign in  choose a password for ${owner.email}: ${publicUrl}${owner.path}`);
  if (owner.kind === 'configured') lines.push(`Sign in  ${owner.email}, with the password of ADMIN_PASSWORD`);
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
}

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const deps = await openDeps(config, blockDefinitions);
  await seedSite(deps, await readSeed(config.seed));
  const owner = await firstOwner(deps, config);
  const website = websitePlugin({ reader: deps.reader, dist, origin: config.publicUrl, now: () => new Date() });
  await startServer(config, deps, website);
  process.stdout.write(welcome(config.publicUrl, owner));
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
