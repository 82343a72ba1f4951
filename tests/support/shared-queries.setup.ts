import { afterAll } from 'vitest';
import { queryClient } from '../../src/admin/data/queries.ts';

// The admin has one query cache, and test files share a process: each file needs an empty cache.
afterAll(() => queryClient.clear());
