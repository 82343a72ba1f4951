import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { Random } from '../fuzz/random.ts';
import { expectNoHalfFile, expectNoOrphan, listAllFiles } from '../support/list-all-files.ts';
import { scaleRepeats, takeSample } from '../support/long-run.ts';

const workerFile = fileURLToPath(new URL('../support/media-worker.ts', import.meta.url));
const aheadMs = 2 * 60 * 60 * 1000;
const killsEach = scaleRepeats(5, 2);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The ids that a worker printed before it was killed. */
interface Said {
  readonly stored: Set<string>;
  readonly removing: Set<string>;
  readonly removed: Set<string>;
}

/** Runs a worker and kills it at a random moment. The same seed gives about the same moment. */
async function killOne(store: string, database: string, random: Random): Promise<Said> {
  const worker = spawn(process.execPath, [workerFile, store, database, String(random.below(2 ** 31))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Makes the next worker start faster.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  const ended = once(worker, 'exit');
  const complaints = text(worker.stderr);
  const said: Said = { stored: new Set(), removing: new Set(), removed: new Set() };
  let left = 1 + random.below(10);
  const laterMs = random.below(25);
  for await (const line of createInterface(worker.stdout)) {
    const [what = '', id = ''] = line.split(' ');
    if (what === 'stored' || what === 'removing' || what === 'removed') said[what].add(id);
    left -= 1;
    // Kills it during the work after that line.
    if (left === 0) setTimeout(() => worker.kill('SIGKILL'), laterMs);
  }
  expect(await ended, await complaints).toEqual([null, 'SIGKILL']);
  return said;
}

it.each(takeSample([1, 2, 3, 4], 4))(
  'a process killed during uploads and deletions leaves no partial files or orphans after a sweep, series %i',
  async (series) => {
    const random = new Random(series);
    const [media, file] = [join(folder, 'media'), join(folder, 'test.db')];
    const storage = openDatabase({ kind: 'sqlite', file }, { clock: () => new Date(Date.now() + aheadMs) });
    await storage.migrate();
    const store = openLocalStore(media);
    const known = new Set<string>();
    for (let kills = 0; kills < killsEach; kills += 1) {
      const said = await killOne(media, file, random);
      await expectNoHalfFile(storage, store);
      const there = new Set((await listAllFiles(storage)).map(({ id }) => id));
      for (const id of [...known, ...said.stored]) {
        if (!said.removing.has(id)) expect(there.has(id), `${id} was stored`).toBe(true);
      }
      for (const id of said.removed) expect(there.has(id), `${id} was removed`).toBe(false);
      await expectNoOrphan(storage, store);
      known.clear();
      for (const id of there) known.add(id);
    }
    await storage.close();
  },
);
