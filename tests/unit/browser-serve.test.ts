import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the demo of the browser tests does not start without its own data folder', () => {
  const { BROWSER_TEST_DATA: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['tests/browser/serve.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toContain('BROWSER_TEST_DATA has to name the folder of this demo.');
  expect(status).toBe(1);
});
