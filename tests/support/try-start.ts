import { parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { endWith } from '#server/boot/start-failure.ts';

/** Opens a site as a server does, in a process that may be another user's, and says what stands in its way. */
openDeps(parseConfig(process.env), new Map(), { pictureWorker: '', server: { patienceMs: 0 } })
  .then((deps) => deps.close())
  .catch(endWith);
