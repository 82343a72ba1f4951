import { resolveArgument, runCommand } from '#server/boot/run-command.ts';
import { backUpSite, describeBackup } from '../backup/back-up-site.ts';

/**
 * `npm run backup [-- folder]`: makes a backup of the site, which may be running, in a folder of its own below the one that
 * is named, or below `BACKUP_DIR`, where the oldest give way.
 */
const [, , named] = process.argv;
await runCommand(async (config) =>
  describeBackup(await backUpSite(config, named === undefined ? undefined : resolveArgument(named))),
);
