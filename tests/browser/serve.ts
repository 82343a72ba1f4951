import { rmSync } from 'node:fs';
import { owner } from './support/owner.ts';

// Serves the production build with a new demo site.
const dataDir = process.env.BROWSER_TEST_DATA;
// Without its own folder it would serve, change and delete the studio's data.
if (!dataDir) throw new Error('BROWSER_TEST_DATA has to name the folder of this demo.');
const removeData = () => rmSync(dataDir, { recursive: true, force: true });
removeData();
process.on('exit', removeData);
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  SEED: 'demo',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  LOG_LEVEL: 'warn',
  // Tests send no requests to other sites.
  EMBED_POSTERS: 'off',
});
await import(new URL('../../dist/server/main.js', import.meta.url).href);
