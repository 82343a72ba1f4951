import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const setup = import.meta.resolve('../support/postgres.global.ts');

it('a run with its own PostgreSQL server exits with the given code', () => {
  const code = `
    const { setup } = await import(${JSON.stringify(setup)});
    const stop = await setup({ provide() {} });
    process.exitCode = 3;
    await stop();
  `;
  const env = { ...process.env, TEST_DATABASE_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});
