import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { DatabaseInUseError } from './dialects/capabilities.ts';
import { type DatabaseLocation, openDatabase } from './open-database.ts';
import type { Storage } from './storage.ts';

/** Opens a database as a server does. */
async function openServer(location: DatabaseLocation, patienceMs = 0): Promise<Storage> {
  const storage = openDatabase(location);
  try {
    await storage.serve(patienceMs);
    await storage.migrate();
    await storage.revision.start();
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

describeEachDatabase('a command that cannot run beside a server', (location) => {
  it('is rejected while a server runs, and runs once it has stopped', async () => {
    const server = await openServer(location());
    const command = openDatabase(location());
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    try {
      await expect(command.runAlone(work)).rejects.toThrow(
        'A server of this site is running. Stop every server',
      );
      expect(runs).toBe(0);
      // Work that may run beside a server does.
      expect(await command.inTurn(async () => command.revision.read())).toBe(server.revision.current);
      await server.close();
      await command.runAlone(work);
      expect(runs).toBe(1);
    } finally {
      await command.close();
      await server.close();
    }
  });

  it('delays the start of a server until it is done', async () => {
    const command = openDatabase(location());
    const order: string[] = [];
    let starting: Promise<Storage> | undefined;
    try {
      await command.runAlone(async () => {
        const server = openDatabase(location());
        starting = server
          .serve(60_000)
          .then(() => server.inTurn(() => server.revision.start()))
          .then(() => {
            order.push('the server');
            return server;
          });
        // Gives the waiting server time to start, which it must not do yet.
        await command.ping();
        await new Promise(setImmediate);
        order.push('the command');
      });
      await (await starting)?.close();
      expect(order).toEqual(['the command', 'the server']);
    } finally {
      await command.close();
    }
  });

  it('is rejected while one of several servers runs', async () => {
    if (location().kind === 'sqlite') return;
    const [one, other] = [await openServer(location()), await openServer(location())];
    const command = openDatabase(location());
    try {
      await one.close();
      await expect(command.runAlone(async () => {})).rejects.toThrow(DatabaseInUseError);
    } finally {
      for (const storage of [command, other]) await storage.close();
    }
  });
});

describe('a database file', () => {
  let folder: string;
  let location: DatabaseLocation;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-server-lock-'));
    location = { kind: 'sqlite', file: join(folder, 'vitrine.db') };
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('has one server, and rejects a second one', async () => {
    const first = await openServer(location);
    await expect(openServer(location)).rejects.toThrow(
      /^Another server, or a command such as restore, is using /,
    );
    await first.close();
    await (await openServer(location)).close();
  });

  it('rejects a second server that opens it through a symbolic link', async () => {
    const first = await openServer(location);
    const link = join(folder, 'linked.db');
    await symlink(join(folder, 'vitrine.db'), link);
    await expect(openServer({ kind: 'sqlite', file: link })).rejects.toThrow(DatabaseInUseError);
    await first.close();
  });

  it('is available to the next server as soon as the previous one stops', async () => {
    const first = await openServer(location);
    const next = openServer(location, 60_000);
    await first.close();
    await (await next).close();
  });

  it('is available immediately after its server was killed', async () => {
    const holder = fileURLToPath(new URL('../../../tests/support/hold-server-lock.ts', import.meta.url));
    const child = spawn(process.execPath, [holder, JSON.stringify(location)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await expect(openServer(location)).rejects.toThrow(DatabaseInUseError);
    child.kill('SIGKILL');
    await ended;
    await (await openServer(location)).close();
  });
});
