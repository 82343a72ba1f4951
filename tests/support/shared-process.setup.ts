import { afterAll, vi } from 'vitest';

// Files share a process: each finds it as the first one did.

/** A start of the site keeps its files from other users for as long as the process lives. */
const umask = process.umask();

afterAll(() => {
  process.umask(umask);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
