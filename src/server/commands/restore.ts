import { parseArgs } from 'node:util';
import type { AccessMerge } from '#server/backup/backup-access.ts';
import type { Config } from '#server/boot/config.ts';
import { hasSite, requireFolders } from '#server/boot/require-site.ts';
import { resolveArgument, runCommandAnywhere } from '#server/boot/run-command.ts';
import { BackupError, type Manifest } from '../backup/backup-format.ts';
import type { Difference } from '../backup/compare-backup.ts';
import { restoreSite, tryRestore } from '../backup/restore-site.ts';

/**
 * `npm run restore -- backup [--dry-run | --replace]`: verifies a backup and restores it into a new site, or
 * with `--replace` over an existing one, while no server runs. `--dry-run` reports the changes without making
 * them.
 */
async function restore(config: Config): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
  });
  const [named] = positionals;
  if (named === undefined) throw new BackupError('Name a backup: npm run restore -- folder/of/the/backup');
  const folder = resolveArgument(named);
  if (values['dry-run']) {
    const { manifest, access, difference } = await tryRestore(config, folder, await hasSite(config));
    const changes = difference ? describeDifference(difference) : describeNewSite(manifest);
    return [changes, ...describeAccess(access, 'would come')].join('\n');
  }
  requireFolders(config);
  const { manifest, access } = await restoreSite(config, folder, { replace: values.replace === true });
  return [
    `Restored the site as of ${manifest.madeAt}. All members must sign in again, and visitors must enter their passwords again.`,
    ...describeAccess(access, 'came'),
  ].join('\n');
}

function describeNewSite({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The backup is complete. There is no site here yet: ${rows} rows and ${files.count} files would be restored.`;
}

function describeDifference({ tables, files }: Difference): string {
  const lines = tables.map(
    ({ table, onlyInBackup, onlyHere }) =>
      `  ${table}: ${onlyInBackup} rows would be added, ${onlyHere} would be removed`,
  );
  if (files.onlyInBackup > 0)
    lines.push(`  files: ${files.onlyInBackup} would be added (${files.size} bytes)`);
  return lines.length === 0
    ? 'The backup is complete, and the site is the same as it.'
    : ['The backup is complete. A changed row counts as added and removed.', ...lines].join('\n');
}

await runCommandAnywhere(restore);

/** Describes the access that a backup restores, or would restore, and the access that stays revoked. */
export function describeAccess(
  { isRemembered, isDiverged, reopened, stillEnded }: Omit<AccessMerge, 'changes'>,
  verb: 'came' | 'would come',
): string[] {
  const lines: string[] = [];
  if (!isRemembered)
    lines.push(
      'This site has no history in common with the backup, so it cannot know what you revoked after the backup was made. Check the list below.',
    );
  if (isDiverged)
    lines.push(
      'This site was restored to an earlier state since the backup was made, so it no longer knows everything that you revoked. Check the list below.',
    );
  lines.push(...list(`Access that ${verb} back:`, reopened));
  lines.push(...list('Revoked access that stays revoked:', stillEnded));
  if (reopened.length === 0) lines.push(`No access ${verb} back.`);
  return lines;
}

function list(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [heading, ...items.map((item) => `  ${item}`)];
}
