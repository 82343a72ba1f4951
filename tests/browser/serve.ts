import { rmSync } from 'node:fs';
import { owner } from './support/owner.ts';

// The built product on a fresh demo, as a visitor gets it.
const dataDir = process.env.BROWSER_TEST_DATA;
// Without a folder of its own it would serve, change and forget the studio's.
if (!dataDir) throw new Error('BROWSER_TEST_DATA has to name the folder of this demo.');
const forget = () => rmSync(dataDir, { recursive: true, force: true });
forget();
process.on('exit', forget);
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  SEED: 'demo',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  LOG_LEVEL: 'warn',
  // No test asks anything of another site.
  EMBED_POSTERS: 'off',
});
await import(new URL('../../dist/server/main.js', import.meta.url).href);
