import { afterAll } from 'vitest';

// A start of the site keeps its files from other users for as long as the process lives, which here goes on with other tests.
const umask = process.umask();
afterAll(() => {
  process.umask(umask);
});
