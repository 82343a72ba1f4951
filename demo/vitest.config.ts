import { defineConfig } from 'vitest/config';
import { makeFoldersInMemory } from '../scripts/lib/memory-folder.ts';

makeFoldersInMemory();

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['../tests/support/silent-console.ts'],
    // Far longer than any test takes, because busy machines are slow. Only a hanging test should time out.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
