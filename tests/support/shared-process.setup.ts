import { afterAll, vi } from 'vitest';

// Test files share a process, so each file restores its state.

/** A site that starts sets the umask of the process, to hide its files from other users. */
const umask = process.umask();

afterAll(() => {
  process.umask(umask);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
