import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { readResidentMegabytes } from '../../bench/memory.ts';
import { type Server, startSite } from '../../bench/servers.ts';
import { computeMedian } from '../../bench/statistics.ts';
import { ask } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machines } from './machines.ts';

/** Time in which the background work of a start finishes. */
const restMs = 3000;
const idleMs = 20_000;
const starts = 5;
const together = 8;
const askedAtOnce = 40;

/** Measures what each further site costs a host that runs one server per site. */
export async function measureSiteCost({ database }: Machines, findings: Findings): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cost-'));
  try {
    await measureOnSqlite(folder, findings);
    await measureOnPostgres(folder, database.url, findings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnSqlite(folder: string, findings: Findings): Promise<void> {
  const start = (name: string) => startSite(join(folder, name), 'any', { SEED: 'empty' });
  const [first, again] = [[] as number[], [] as number[]];
  for (let number = 0; number < starts; number += 1) {
    for (const times of [first, again]) {
      const begun = performance.now();
      const site = await start(`site-${number}`);
      times.push(performance.now() - begun);
      await site.stop();
    }
  }
  findings.note('SQLite: first start of an empty site, ms', computeMedian(first));
  findings.note('SQLite: start of one that is there, ms', computeMedian(again));
  findings.note('SQLite: its folder, kB', countBytes(join(folder, 'site-0')) / 1000);
  const sites: Server[] = [];
  try {
    for (let number = 0; number < together; number += 1) sites.push(await start(`site-${number}`));
    await wait(restMs);
    const before = await Promise.all(sites.map(({ cpu }) => cpu()));
    await wait(idleMs);
    const after = await Promise.all(sites.map(({ cpu }) => cpu()));
    findings.note('SQLite: servers at once', sites.length);
    findings.note('resident, each, MB', computeMedian(sites.map(({ pid }) => readResidentMegabytes(pid))));
    findings.note(
      'of which its own, MB',
      computeMedian(sites.map(({ pid }) => readProportionalMegabytes(pid))),
    );
    findings.note(
      'idle, processor time of a second, each, ms',
      computeMedian(after.map((used, index) => (used - (before[index] ?? 0)) / 1000)) / (idleMs / 1000),
    );
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

async function measureOnPostgres(folder: string, server: string, findings: Findings): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = 'vitrine_cost';
  const url = new URL(server);
  url.pathname = `/${name}`;
  const readNumber = async (query: string) => Number((await client.query<{ n: string }>(query)).rows[0]?.n);
  const countConnections = () =>
    readNumber(`select count(*) as n from pg_stat_activity where datname = '${name}'`);
  try {
    await client.query(`create database ${name}`);
    const empty = await readNumber(`select pg_database_size('${name}') as n`);
    const more = { SEED: 'empty', DATABASE_URL: url.href };
    const begun = performance.now();
    const site = await startSite(join(folder, 'postgres'), 'any', more);
    findings.note('PostgreSQL: first start of an empty site, ms', performance.now() - begun);
    try {
      findings.note(
        'PostgreSQL: its database, kB',
        (await readNumber(`select pg_database_size('${name}') as n`)) / 1000,
      );
      findings.note('of which any database, kB', empty / 1000);
      let most = 0;
      const asking = Promise.all(
        Array.from({ length: askedAtOnce }, (_, number) => ask(`${site.origin}/nowhere-${number}`)),
      );
      const looking = { isOver: false };
      const look = (async () => {
        while (!looking.isOver) most = Math.max(most, await countConnections());
      })();
      await asking;
      looking.isOver = true;
      await look;
      // The pool closes a connection after ten idle seconds.
      await wait(idleMs);
      findings.note('PostgreSQL: connections of a server, idle', await countConnections());
      findings.note(`with ${askedAtOnce} questions at once`, most);
      findings.note('PostgreSQL: resident, MB', readResidentMegabytes(site.pid));
    } finally {
      await site.stop();
    }
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}

/**
 * Returns the proportional set size (PSS) in megabytes (10^6 bytes): shared memory counts by its share. NaN
 * if `/proc` is not available.
 */
function readProportionalMegabytes(pid: number): number {
  try {
    const [, kibibytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}

function countBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}
