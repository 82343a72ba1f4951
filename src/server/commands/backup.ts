import { resolveArgument, runCommand } from '#server/boot/run-command.ts';
import { describeBackup, makeSiteBackup } from '../backup/back-up-site.ts';

/**
 * `npm run backup [-- folder]`: backs up the site, which may be running, into a new folder below the given
 * one, or below `BACKUP_DIR`, where it replaces the oldest backups.
 */
const [, , named] = process.argv;
await runCommand(async (config) =>
  describeBackup(await makeSiteBackup(config, named === undefined ? undefined : resolveArgument(named))),
);
