import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const serverFile = fileURLToPath(new URL('../support/slow-server.ts', import.meta.url));

it('SIGTERM finishes the request under way, then ends well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shutdown-'));
  const server = spawn(process.execPath, [serverFile], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [origin] = (await once(server.stdout, 'data')) as [Buffer];
  const slow = fetch(`${origin.toString().trim()}/slow`);
  await once(server.stdout, 'data');
  server.kill('SIGTERM');
  expect(await (await slow).json()).toEqual({ finished: true });
  expect(await ended).toEqual([0, null]);
  rmSync(folder, { recursive: true, force: true });
});
