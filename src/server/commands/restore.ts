import { parseArgs } from 'node:util';
import { BackupError, type Manifest } from '../backup/backup-format.ts';
import { isInUse } from '../backup/backup-schema.ts';
import { compareBackup } from '../backup/compare-backup.ts';
import { readManifest, verifyBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Config } from '../config.ts';
import { recordChanges } from '../journal/record-changes.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { hasSite, requireFolders } from '../require-site.ts';
import { resolveArgument, runCommandAnywhere } from '../run-command.ts';
import { readSecret } from '../secret/read-secret.ts';
import { openDatabase } from '../storage/open-database.ts';

/**
 * `npm run restore -- backup [--dry-run | --replace]`: verifies a backup and puts it into a new site, or with `--replace` in
 * the place of one. `--dry-run` says what that would change, and changes nothing. Servers are to be stopped before.
 */
async function restore(
  config: Config,
  named: string | undefined,
  { dryRun, replace }: Wish,
): Promise<string> {
  if (named === undefined) throw new BackupError('Say which: npm run restore -- folder/of/the/backup');
  const folder = resolveArgument(named);
  const manifest = await readManifest(folder);
  const faults = await verifyBackup(folder, manifest);
  if (faults.length > 0)
    throw new BackupError(['This backup is not whole. Nothing was changed.', ...faults].join('\n  '));
  if (dryRun && !(await hasSite(config))) return allNew(manifest);
  requireFolders(config);
  const storage = openDatabase(config.database, { witness: recordChanges });
  try {
    return await storage.inTurn(async () => {
      const store = await openMediaStore(config.media);
      const inUse = await isInUse(storage);
      if (dryRun)
        return inUse ? said(await compareBackup({ storage, store }, folder, manifest)) : allNew(manifest);
      if (inUse && !replace) throw new BackupError(thereIsOne);
      const secret = readSecret(config.secret, config.dataDir);
      const { passphrase } = config.backup;
      await restoreBackup({ storage, store, secret, passphrase }, folder, manifest);
      return `Restored as it was at ${manifest.madeAt}. Everybody signs in again.`;
    });
  } finally {
    await storage.close();
  }
}

interface Wish {
  readonly dryRun: boolean;
  readonly replace: boolean;
}

const thereIsOne =
  'There is a site here already. See with --dry-run what would change, make a backup of it, and then restore with --replace.';

function allNew({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The backup is whole. There is no site here yet: ${rows} rows and ${files.count} files would come.`;
}

function said({ tables, files }: Awaited<ReturnType<typeof compareBackup>>): string {
  const lines = tables.map(
    ({ table, onlyInBackup, onlyHere }) =>
      `  ${table}: ${onlyInBackup} rows would come, ${onlyHere} would go`,
  );
  if (files.onlyInBackup > 0) lines.push(`  files: ${files.onlyInBackup} would come (${files.size} bytes)`);
  return lines.length === 0
    ? 'The backup is whole, and the site is what it holds.'
    : ['The backup is whole. A row that changed counts on both sides.', ...lines].join('\n');
}

await runCommandAnywhere(async (config) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
  });
  return restore(config, positionals[0], {
    dryRun: values['dry-run'] === true,
    replace: values.replace === true,
  });
});
