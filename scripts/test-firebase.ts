import { spawnSync } from 'node:child_process';
import { ConfigError, parseConfig } from '#server/boot/config.ts';
import { root } from './lib/build-if-needed.ts';

/**
 * `npm run test:firebase`: runs the tests of Firebase sign-in against the official emulator instead of the
 * suite's mock issuer. The emulator must already run at FIREBASE_AUTH_EMULATOR_HOST, for the project
 * FIREBASE_PROJECT_ID. The tests delete its accounts of that project.
 *
 * @throws ConfigError if IDENTITY is not `firebase`
 * @throws Error if the emulator does not respond
 */
async function testFirebase(): Promise<number> {
  const environment = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-vitrine',
    FIREBASE_API_KEY: 'no-secret',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    ...process.env,
  };
  const { identity } = parseConfig(environment);
  const emulator = identity.kind === 'firebase' ? identity.settings?.emulator : undefined;
  if (emulator === undefined) throw new ConfigError(['IDENTITY: must be firebase for these tests.']);
  const answer = await fetch(`http://${emulator}/`).catch(() => undefined);
  if (!answer?.ok) throw new Error(`No emulator answers at ${emulator}. CONTRIBUTING says how to start one.`);
  const { status } = spawnSync('vitest', ['run', 'src/server/identity/firebase.test.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, TEST_FIREBASE_EMULATOR: emulator },
  });
  return status ?? 1;
}

try {
  process.exitCode = await testFirebase();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
