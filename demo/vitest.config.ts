import { defineConfig } from 'vitest/config';
import { makeFoldersInMemory } from '../scripts/lib/memory-folder.ts';

makeFoldersInMemory();

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['../tests/support/silent-console.ts'],
    // Far beyond what any test takes: a busy machine is slow, and only a test that hangs is to fail by time.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
