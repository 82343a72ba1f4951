import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { makeFoldersInMemory } from './scripts/lib/memory-folder.ts';
import { writeStudioLists } from './scripts/lib/studio-lists.ts';

makeFoldersInMemory();
writeStudioLists(fileURLToPath(new URL('.', import.meta.url)));

const src = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
/** The longer names first: `react` alone would take them along. */
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
  // Far beyond what any test takes: a busy machine is slow, and only a test that hangs is to fail by time.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

const onPreact = '{src,studio}/**/*.preact.test.tsx';
const tests = globSync(['{src,studio}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'], {
  exclude: [onPreact],
});

const sharingAProcess = [...shared.setupFiles, 'tests/support/shared-queries.setup.ts'];

/** What changes what others would find: modules that are replaced, and who says so (`@alone`). */
const changesOthers = /@alone|@vitest-environment-options|vi\.(?:mock|doMock|resetModules)\(/;
/** The others share a process with those before them: starting one for each file takes longer than most of them. */
const isShared = (file: string) => !changesOthers.test(readFileSync(file, 'utf8'));
const hasDocument = (file: string) => readFileSync(file, 'utf8').includes('@vitest-environment jsdom');
const alone = tests.filter((file) => !isShared(file));
const withDocument = tests.filter((file) => isShared(file) && hasDocument(file));
const together = tests.filter((file) => isShared(file) && !hasDocument(file));

export default defineConfig({
  test: {
    // One core is kept free by itself, which on a machine of two is half of it.
    maxWorkers: '100%',
    globalSetup: ['tests/support/postgres.global.ts'],
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'together', include: together, isolate: false, setupFiles: sharingAProcess },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'documents',
          include: withDocument,
          isolate: false,
          setupFiles: [...sharingAProcess, 'tests/support/shared-document.setup.ts'],
        },
      },
      { extends: true, test: { ...shared, name: 'alone', include: alone } },
      {
        // Visitors' islands on the runtime that visitors get.
        extends: true,
        resolve: { alias: preact },
        test: { ...shared, name: 'preact', include: [onPreact], environment: 'jsdom' },
      },
    ],
  },
});
