import { backUpSite, describeBackup } from '../backup/back-up-site.ts';
import { parseConfig } from '../config.ts';

/**
 * `npm run backup [-- folder]`: makes a backup of the site, which may be running, in a folder of its own below the one that
 * is named, or below `BACKUP_DIR`, where the oldest give way.
 */
try {
  console.log(describeBackup(await backUpSite(parseConfig(process.env), process.argv[2])));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
