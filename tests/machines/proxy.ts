import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { root } from '../../scripts/lib/build-if-needed.ts';

/** The proxy in front of the servers, and the shared cache in front of the proxy. */
export interface Front {
  /** Name in the output. */
  readonly name: string;
  /** Origin of the proxy. */
  readonly origin: string;
  /** Origin of the shared cache. */
  readonly cdn: string;
  /** Returns the errors between the proxy and the servers since the last call. */
  issues(): ProxyIssues;
  /** Returns every response in the cache. */
  stored(): readonly StoredResponse[];
  stop(): Promise<void>;
}

export interface ProxyIssues {
  /** Number of refused connections. The proxy sent nothing and asked the other server. */
  readonly refused: number;
  /** Connections that broke during a request, each with its error. */
  readonly resets: readonly string[];
  /** All other errors. */
  readonly other: readonly string[];
}

export interface StoredResponse {
  readonly key: string;
  readonly bytes: Buffer;
}

/** The ports of the two servers. */
export type Ports = readonly [number, number];

export const readCommittedRules = () => readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');

/** Returns the value of a directive. Throws if the file has none, so that no rule is assumed. */
export function readRule(rules: string, name: string): string {
  const [, value] = new RegExp(`^\\s*${name} ([^;]+);`, 'm').exec(rules) ?? [];
  if (value === undefined) throw new Error(`deploy/nginx.conf says no ${name}`);
  return value;
}

export function readSeconds(rules: string, name: string): number {
  const [, seconds] = /^(\d+)s$/.exec(readRule(rules, name)) ?? [];
  if (seconds === undefined) throw new Error(`deploy/nginx.conf says ${name} in another unit than seconds`);
  return Number(seconds);
}

/** Returns in ms how long the proxy does not ask a server that refused a connection. */
export function readFailTimeoutMs(rules: string): number {
  const [, seconds] = /fail_timeout=(\d+)s/.exec(rules) ?? [];
  if (seconds === undefined) throw new Error('deploy/nginx.conf says no fail_timeout');
  return Number(seconds) * 1000;
}

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'te'];

export function omitHopByHopHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
