import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { root } from '../../scripts/lib/build-if-needed.ts';

/** What stands in front of the servers, and in front of that a cache that many share. */
export interface Front {
  /** As the output names it. */
  readonly name: string;
  /** What stands in front of the servers. */
  readonly origin: string;
  /** The cache in front of that. */
  readonly cdn: string;
  /** What went wrong between it and the servers since it was asked last. */
  issues(): ProxyIssues;
  /** All that the cache keeps. */
  stored(): readonly Stored[];
  stop(): Promise<void>;
}

export interface ProxyIssues {
  /** Servers that took no connection: another one was asked, and nothing had been sent. */
  readonly refused: number;
  /** Connections that broke under a request, and how. */
  readonly resets: readonly string[];
  /** Anything else. */
  readonly other: readonly string[];
}

export interface Stored {
  readonly key: string;
  readonly bytes: Buffer;
}

/** The ports of the two servers. */
export type Ports = readonly [number, number];

export const committedRules = () => readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');

/** A directive's one value; throws where the file has none, so that nothing is taken for granted. */
export function ruleOf(rules: string, name: string): string {
  const [, value] = new RegExp(`^\\s*${name} ([^;]+);`, 'm').exec(rules) ?? [];
  if (value === undefined) throw new Error(`deploy/nginx.conf says no ${name}`);
  return value;
}

export function secondsOf(rules: string, name: string): number {
  const [, seconds] = /^(\d+)s$/.exec(ruleOf(rules, name)) ?? [];
  if (seconds === undefined) throw new Error(`deploy/nginx.conf says ${name} in another unit than seconds`);
  return Number(seconds);
}

/** For how long a server that took no connection is not asked, in ms. */
export function failTimeoutOf(rules: string): number {
  const [, seconds] = /fail_timeout=(\d+)s/.exec(rules) ?? [];
  if (seconds === undefined) throw new Error('deploy/nginx.conf says no fail_timeout');
  return Number(seconds) * 1000;
}

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'te'];

export function passedOn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
