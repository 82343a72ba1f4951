import { fileURLToPath } from 'node:url';

/** Path of the load generator, which runs in a separate process. */
export const autocannon = fileURLToPath(import.meta.resolve('autocannon/autocannon.js'));
export const connections = 50;

/** Fields of its `--json` output that the bench reads. */
export interface AutocannonResult {
  readonly duration: number;
  readonly errors: number;
  readonly requests: { readonly total: number };
  /** ms */
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number } | undefined>>;
}
