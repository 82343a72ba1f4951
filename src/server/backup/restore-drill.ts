import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { readGeneratedSecret, readSecret } from '#server/boot/secret/read-secret.ts';
import { countSealed } from '#server/boot/secret/sealed-columns.repository.ts';
import { createPasswordVault } from '#server/boot/secret/secret-fingerprint.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { findFreePort } from './find-free-port.ts';
import { restoreSite, type SiteToRestore } from './restore-site.ts';

interface Drill {
  readonly manifest: Manifest;
  /** Number of the sitemap's pages that answered. */
  readonly pages: number;
  /** Number of files on those pages that answered. */
  readonly files: number;
  /** Numbers of encrypted passwords and links. */
  readonly sealed: { readonly sealed: number; readonly unreadable: number };
  /** URLs that did not answer as expected, with their response. */
  readonly faults: string[];
}

/** The parts of a site's configuration that open its backups. */
type Site = Pick<SiteToRestore, 'secret' | 'dataDir' | 'backup'>;

/**
 * Restores a backup into a temporary site with its own database and folder, starts it, requests all pages of
 * its sitemap and one file on each, and removes it again. Does not touch the site itself, which may be
 * running.
 *
 * @param serverFile the built server @throws {BackupError} if the backup cannot be restored, or the server
 * does not start
 */
export async function runRestoreDrill(site: Site, backup: string, serverFile: string): Promise<Drill> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-drill-'));
  try {
    // Without a passphrase, only the site's secret decrypts the backup.
    const known = site.secret ?? readGeneratedSecret(site.dataDir);
    const secret = known ?? readSecret(undefined, dataDir);
    const database = { kind: 'sqlite', file: join(dataDir, 'vitrine.db') } as const;
    const media = { kind: 'folder', folder: join(dataDir, 'media') } as const;
    const restored = { database, media, secret, dataDir, backup: site.backup };
    const { manifest } = await restoreSite(restored, backup, { replace: false });
    const storage = openDatabase(database);
    const sealed = await countSealed(storage.db, createPasswordVault(secret)).finally(() => storage.close());
    return { manifest, sealed, ...(await askServer({ dataDir, secret, serverFile })) };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Time for the restored site to become ready, in ms. */
const readyPatienceMs = 120_000;

interface DrillServer {
  readonly dataDir: string;
  readonly secret: string;
  readonly serverFile: string;
}

async function askServer({
  dataDir,
  secret,
  serverFile,
}: DrillServer): Promise<Pick<Drill, 'pages' | 'files' | 'faults'>> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [serverFile], {
    // Leaves out the site's variables, so that the drill sends no mail, makes no backup, and calls no other
    // site.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SEED: 'empty',
      EMBED_POSTERS: 'off',
      DATA_DIR: dataDir,
      SECRET: secret,
      PORT: `${port}`,
      PUBLIC_URL: origin,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const complaint = text(child.stderr);
  const deadline = AbortSignal.timeout(readyPatienceMs);
  try {
    while (!(await isReady(origin, deadline))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new BackupError(`The restored site does not start: ${(await complaint).trim()}`);
      if (deadline.aborted) {
        child.kill('SIGKILL');
        throw new BackupError(
          'The restored site was not ready within two minutes. Try again while this machine is less busy, or run the drill on another one.',
        );
      }
      await wait(100);
    }
    return await askPages(origin);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function isReady(origin: string, signal: AbortSignal): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function askPages(origin: string): Promise<Pick<Drill, 'pages' | 'files' | 'faults'>> {
  const faults: string[] = [];
  const answers = { pages: 0, files: 0 };
  const ask = async (address: string): Promise<string | undefined> => {
    const answer = await fetch(address);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.ok && body.length > 0) return body.toString('latin1');
    faults.push(`${new URL(address).pathname}: ${answer.ok ? 'empty' : answer.status}`);
    return undefined;
  };
  const asked = new Set<string>();
  for (const page of await listPages(origin, ask)) {
    const html = await ask(page);
    if (html === undefined) continue;
    answers.pages += 1;
    const file = [...html.matchAll(/(?:src|poster|href)="(\/media\/[^"]+)"/g)]
      .map(([, address = '']) => address)
      .find((address) => !asked.has(address));
    if (file === undefined) continue;
    asked.add(file);
    if ((await ask(new URL(file.replaceAll('&amp;', '&'), origin).href)) !== undefined) answers.files += 1;
  }
  return { ...answers, faults };
}

async function listPages(
  origin: string,
  ask: (address: string) => Promise<string | undefined>,
): Promise<ReadonlySet<string>> {
  const pages = new Set([`${origin}/`]);
  const maps = [`${origin}/sitemap.xml`];
  for (const map of maps) {
    const xml = (await ask(map)) ?? '';
    const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    if (xml.includes('<sitemapindex')) maps.push(...found);
    else for (const address of found) pages.add(address);
  }
  return pages;
}
