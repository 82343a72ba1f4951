import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { parseConfig } from '#server/boot/config.ts';
import type { BucketLocation } from '#server/media/store/media-location.ts';
import { openMediaStore } from '#server/media/store/open-media-store.ts';
import { startPinned, stop } from '../../bench/pinned.ts';
import { listProcessTree } from '../../bench/processes.ts';
import { buildSiteEnvironment, startArguments, waitUntilAnswers } from '../../bench/servers.ts';
import { type FakeBucket, openFakeBucket } from '../support/fake-bucket.ts';
import { type OwnPostgres, startPostgres } from '../support/own-postgres.ts';
import { readNginxVersion, startNginx } from './nginx.ts';
import { startOwnProxy } from './own-proxy.ts';
import type { Front } from './proxy.ts';

/** One of the servers. Its origin stays the same across restarts. */
export interface Machine {
  readonly origin: string;
  pid(): number;
  start(): Promise<void>;
  /** Stops the server. Throws unless it exits with code 0. */
  stop(): Promise<void>;
  /** Returns the errors logged since the last call. */
  failures(): readonly string[];
}

/** A complete site: two servers that share a PostgreSQL and a bucket, behind a proxy. */
export interface Machines {
  readonly one: Machine;
  readonly other: Machine;
  readonly database: OwnPostgres & {
    /**
     * Halts or resumes the database's processes. A halted database keeps its connections and answers nothing.
     */
    signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  };
  /** Undefined if the environment names a real bucket, which a test cannot cut off. */
  readonly bucket: FakeBucket | undefined;
  readonly bucketName: string;
  readonly proxy: Front;
  stop(): Promise<void>;
}

export async function startMachines(): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-machines-'));
  const cleaners: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stopAll = async () => {
    for (const clean of cleaners.toReversed()) await clean();
  };
  try {
    const database = await startPostgres({ persistent: true });
    cleaners.push(database.stop);
    const { location, bucket, name, empty } = await openBucket();
    cleaners.push(empty);
    const ports = [await findFreePort(), await findFreePort()] as const;
    const version = readNginxVersion();
    const proxy = await (version ? startNginx(version, join(folder, 'nginx'), ports) : startOwnProxy(ports));
    cleaners.push(proxy.stop);
    const shared = {
      PUBLIC_URL: proxy.origin,
      // The servers trust one hop, the proxy. The shared cache is in front of the proxy.
      TRUST_PROXY: '1',
      DATABASE_URL: database.url,
      SECRET: randomUUID() + randomUUID(),
      MEDIA_URL: `s3://${[location.bucket, location.folder].filter(Boolean).join('/')}`,
      MEDIA_ENDPOINT: location.endpoint,
      MEDIA_REGION: location.region,
      MEDIA_ACCESS_KEY: location.accessKey,
      MEDIA_SECRET_KEY: location.secretKey,
    };
    const [one, other] = ports.map((port) =>
      createMachine({ ...buildSiteEnvironment(join(folder, String(port)), port), ...shared }, port),
    ) as [Machine, Machine];
    cleaners.push(() => Promise.all([one.stop(), other.stop()]));
    // Both start at the same time on an empty database, which they must migrate in turn.
    await Promise.all([one.start(), other.start()]);
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const { pid } of listProcessTree(database.pid())) process.kill(pid, name);
    };
    return { one, other, database: { ...database, signal }, bucket, bucketName: name, proxy, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function createMachine(env: NodeJS.ProcessEnv, port: number): Machine {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let failures: string[] = [];
  return {
    origin,
    pid: () => child?.pid ?? 0,
    async start() {
      const started = startPinned('any', startArguments, env);
      child = started;
      if (started.stdout) {
        createInterface(started.stdout).on('line', (line) => {
          if (/^\{"level":[56]0/.test(line)) failures.push(line);
        });
      }
      await waitUntilAnswers(`${origin}/`, () => started.exitCode !== null);
    },
    async stop() {
      const stopping = child;
      child = undefined;
      if (!stopping) return;
      await stop(stopping);
      if (stopping.exitCode !== 0) {
        throw new Error(`A server ended with ${stopping.exitCode ?? stopping.signalCode}`);
      }
    },
    failures() {
      const found = failures;
      failures = [];
      return found;
    },
  };
}

interface OpenedBucket {
  readonly location: BucketLocation;
  readonly bucket: FakeBucket | undefined;
  readonly name: string;
  readonly empty: () => Promise<void>;
}

/** Opens the bucket that the environment names, in a temporary folder, or else a fake bucket. */
async function openBucket(): Promise<OpenedBucket> {
  const { media } = parseConfig(process.env);
  if (media.kind !== 'bucket') {
    const bucket = await openFakeBucket({ pageSize: 1000 });
    const { location } = bucket;
    return { location, bucket, name: 'our own, with signatures', empty: bucket.close };
  }
  const folder = [media.folder, `vitrine-machines-${randomUUID()}`].filter(Boolean).join('/');
  const store = await openMediaStore(media);
  return {
    location: { ...media, folder },
    bucket: undefined,
    name: `${media.bucket} at ${media.endpoint ?? 'Amazon'}`,
    empty: () => store.removeFolder(folder.slice(media.folder === '' ? 0 : media.folder.length + 1)),
  };
}
