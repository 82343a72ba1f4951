import { backUpSite, describeBackup } from '#server/backup/back-up-site.ts';
import { parseConfig } from './config.ts';
import { endWith } from './start-failure.ts';

// In a process of its own: what reads all that a site has would be felt by whoever it serves meanwhile.
backUpSite(parseConfig(process.env))
  .then((made) => process.stdout.write(describeBackup(made)))
  .catch(endWith);
