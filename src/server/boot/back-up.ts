import { describeBackup, makeSiteBackup } from '#server/backup/back-up-site.ts';
import { parseConfig } from './config.ts';
import { endWith } from './start-failure.ts';

// Runs in a separate process, since reading the whole site would slow down a server.
makeSiteBackup(parseConfig(process.env))
  .then((made) => process.stdout.write(describeBackup(made)))
  .catch(endWith);
