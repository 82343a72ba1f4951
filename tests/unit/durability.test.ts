import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../support/each-database.ts';

const serverFile = fileURLToPath(new URL('../support/durability-server.ts', import.meta.url));
const pages = ['een', 'twee', 'drie', 'vier'];
const savesPerPage = 50;
const killAfter = 90;

/**
 * Puts the number of the save in the title, a block, a nested block and an image, so that a partial save
 * shows.
 */
function makeContent(number: number) {
  return {
    title: { nl: `Opslag ${number}` },
    overview: [
      { id: 'a', type: 'text', content: `Opslag ${number}`, filler: 'x'.repeat(20_000) },
      { id: 'c', type: 'card', content: [{ id: 'h', type: 'heroImage', src: `/media/${number}/foto.jpg` }] },
    ],
  };
}

async function startServer(location: DatabaseLocation): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [serverFile, JSON.stringify(location)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  return { server, address: line.toString().trim() };
}

describeEachDatabase('a server killed in the middle of 200 saves', (location) => {
  it('has stored every acknowledged save and no partial one', async () => {
    const { server, address } = await startServer(location());
    const ended = once(server, 'exit');
    const send = (method: string, path: string, body: object) =>
      fetch(`${address}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-test-role': 'owner' },
        body: JSON.stringify(body),
      });
    for (const identifier of pages) {
      expect((await send('POST', '/pages', { identifier, ...makeContent(0) })).status).toBe(201);
    }

    const acknowledged = new Map(pages.map((page) => [page, 0]));
    let answers = 0;
    const savePage = async (page: string) => {
      for (let number = 1; number <= savesPerPage; number += 1) {
        const answer = await send('PUT', `/pages/${page}`, makeContent(number)).catch(() => undefined);
        if (!answer) return;
        expect(answer.status).toBe(200);
        acknowledged.set(page, number);
        answers += 1;
        if (answers === killAfter) server.kill('SIGKILL');
      }
    };
    await Promise.all(pages.map(savePage));
    const [code, signal] = await ended;
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    expect(answers).toBeLessThan(pages.length * savesPerPage);

    const storage = openDatabase(location());
    for (const page of pages) await expectWhole(storage, page, acknowledged.get(page) ?? 0);
    await storage.close();
  });
});

async function expectWhole(storage: Storage, identifier: string, acknowledged: number): Promise<void> {
  const { db } = storage;
  const page = await db
    .selectFrom('pages')
    .selectAll()
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  const versions = await db.selectFrom('versions').selectAll().where('page_id', '=', page.id).execute();
  const uses = await db.selectFrom('media_uses').selectAll().where('page_id', '=', page.id).execute();
  const audit = await db.selectFrom('audit').selectAll().where('target', '=', page.id).execute();

  // The last save may have been stored without a response, but no more than that one.
  const stored = page.content_revision - 1;
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  expect(stored).toBeLessThanOrEqual(acknowledged + 1);
  expect(audit.length).toBe(stored + 1);
  const draft = versions.find((version) => version.id === page.draft_version_id);
  expect(JSON.parse(draft?.title ?? '')).toEqual({ nl: `Opslag ${stored}` });

  // Every save keeps the state before it, so each number occurs exactly once, and complete.
  const numbers = versions.map((version) => {
    const { title, overview } = { title: JSON.parse(version.title), overview: JSON.parse(version.overview) };
    const number = Number(/\d+/.exec(title.nl)?.[0]);
    expect({ title, overview }).toEqual(makeContent(number));
    expect(uses.filter((use) => use.version_id === version.id).map((use) => use.url)).toEqual([
      `/media/${number}/foto.jpg`,
    ]);
    return number;
  });
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: stored + 1 }, (_value, index) => index),
  );
}
