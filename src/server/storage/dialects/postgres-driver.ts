import { createRequire } from 'node:module';
import type pg from 'pg';

/** For those who have a PostgreSQL: nobody else's server need hold it in memory. */
export const postgresDriver = () => createRequire(import.meta.url)('pg') as typeof pg;
