import { parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { endWith } from '#server/boot/start-failure.ts';

/** Opens a site as a server does, in a process that may run as another user. Prints why it cannot start. */
openDeps(parseConfig(process.env), new Map(), { pictureWorker: '', server: { patienceMs: 0 } })
  .then((deps) => deps.close())
  .catch(endWith);
