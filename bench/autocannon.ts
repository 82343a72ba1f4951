import { fileURLToPath } from 'node:url';

/** The program that asks, run in a process of its own. */
export const autocannon = fileURLToPath(import.meta.resolve('autocannon/autocannon.js'));
export const connections = 50;

/** What it prints with `--json`: the parts that the bench reads. */
export interface AutocannonResult {
  readonly duration: number;
  readonly errors: number;
  readonly requests: { readonly total: number };
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number } | undefined>>;
}
