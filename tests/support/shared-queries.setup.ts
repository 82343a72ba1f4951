import { afterAll } from 'vitest';
import { queryClient } from '../../src/admin/data/queries.ts';

// The tool keeps its answers in one place; files that share a process are each to find it empty.
afterAll(() => queryClient.clear());
