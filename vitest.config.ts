import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
    'tests/support/undeclared-answers.setup.ts',
  ],
  // Far beyond what any test takes: a busy machine is slow, and only a test that hangs is to fail by time.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // One core is kept free by itself, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.preact.test.tsx'],
          globalSetup: ['tests/support/postgres.global.ts'],
        },
      },
      {
        // Visitors' islands on the runtime that visitors get.
        resolve: { alias: preact },
        test: { ...shared, name: 'preact', include: ['src/**/*.preact.test.tsx'], environment: 'jsdom' },
      },
    ],
  },
});
