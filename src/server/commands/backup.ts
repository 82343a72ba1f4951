import { backUpSite, describeBackup } from '../backup/back-up-site.ts';
import { parseConfig } from '../config.ts';
import { runCommand } from '../run-command.ts';

/**
 * `npm run backup [-- folder]`: makes a backup of the site, which may be running, in a folder of its own below the one that
 * is named, or below `BACKUP_DIR`, where the oldest give way.
 */
await runCommand(async () => describeBackup(await backUpSite(parseConfig(process.env), process.argv[2])));
