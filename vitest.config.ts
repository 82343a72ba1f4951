import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { makeFoldersInMemory } from './scripts/lib/memory-folder.ts';
import { writeStudioLists } from './scripts/lib/studio-lists.ts';

makeFoldersInMemory();
writeStudioLists(fileURLToPath(new URL('.', import.meta.url)));

const src = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
/** Longer names first, because `react` would also match them. */
const preact = {
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: src('ui/island/react-on-preact.ts'),
};

const shared = {
  css: true,
  setupFiles: [
    'tests/support/silent-console.ts',
    'tests/support/patient.setup.ts',
    'tests/support/shared-process.setup.ts',
    'tests/support/undeclared-answers.setup.ts',
  ],
  // Far above any test's duration, so that only a test that hangs fails, also on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

const onPreact = '{src,studio}/**/*.preact.test.tsx';
const tests = globSync(['{src,studio}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'], {
  exclude: [onPreact],
});

const sharedSetups = [...shared.setupFiles, 'tests/support/shared-queries.setup.ts'];

/** Matches tests that change shared state: mocks, jsdom options, and files that say so (`@alone`). */
const changesSharedState = /@alone|@vitest-environment-options|vi\.(?:mock|doMock|resetModules)\(/;
/** All other files share a process, because starting one takes longer than most files. */
const isShared = (file: string) => !changesSharedState.test(readFileSync(file, 'utf8'));
const hasDocument = (file: string) => readFileSync(file, 'utf8').includes('@vitest-environment jsdom');
const alone = tests.filter((file) => !isShared(file));
const withDocument = tests.filter((file) => isShared(file) && hasDocument(file));
const together = tests.filter((file) => isShared(file) && !hasDocument(file));

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    globalSetup: ['tests/support/postgres.global.ts'],
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'together', include: together, isolate: false, setupFiles: sharedSetups },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'documents',
          include: withDocument,
          isolate: false,
          setupFiles: [...sharedSetups, 'tests/support/shared-document.setup.ts'],
        },
      },
      { extends: true, test: { ...shared, name: 'alone', include: alone } },
      {
        // Visitors' islands on their production runtime.
        extends: true,
        resolve: { alias: preact },
        test: { ...shared, name: 'preact', include: [onPreact], environment: 'jsdom' },
      },
    ],
  },
});
