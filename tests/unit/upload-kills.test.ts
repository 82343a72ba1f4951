import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import { Random } from '../fuzz/random.ts';
import { createKnownBytes } from '../support/known-bytes.ts';
import { scaleRepeats } from '../support/long-run.ts';
import { buildPartHeaders } from '../support/uploads-test-site.ts';

const workerFile = fileURLToPath(new URL('../support/upload-worker.ts', import.meta.url));
const dayMs = 24 * 60 * 60 * 1000;
const size = 1024 * 1024;
const bytes = createKnownBytes(size);
const kills = scaleRepeats(8, 3);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-upload-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Killed {
  /** The upload in progress. */
  readonly id: string;
  /** Number of bytes that were confirmed to the worker. */
  readonly came: number;
}

/** Runs a worker and kills it during its second upload or a later one. */
async function killOne(uploads: string, random: Random): Promise<Killed> {
  const worker = spawn(process.execPath, [workerFile, uploads, String(size)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Makes the next worker start faster.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  const ended = once(worker, 'exit');
  const complaints = text(worker.stderr);
  let killed: Killed = { id: '', came: 0 };
  let left = 6 + random.below(4);
  const laterMs = random.below(8);
  for await (const line of createInterface(worker.stdout)) {
    const [what, said = ''] = line.split(' ');
    killed = what === 'begun' ? { id: said, came: 0 } : { ...killed, came: Number(said) };
    left -= 1;
    if (left === 0) setTimeout(() => worker.kill('SIGKILL'), laterMs);
  }
  expect(await ended, await complaints).toEqual([null, 'SIGKILL']);
  return killed;
}

it('an upload resumes after its process is killed, and abandoned parts are swept later', async () => {
  const random = new Random(1);
  const parts = join(folder, 'uploads');
  let resumed = 0;
  for (let count = 0; count < kills; count += 1) {
    const { id, came } = await killOne(parts, random);
    // A restarted server finds this state.
    const uploads = createUploads(parts, standardLimits);
    const asked = await uploads.ask('u1', id, { method: 'HEAD', headers: {} }).catch(() => undefined);
    // The worker was killed while it removed the complete upload.
    if (asked === undefined) {
      expect(came).toBe(size);
      continue;
    }
    const offset = Number(asked.headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(came);
    if (offset < size) {
      const body = new Blob([new Uint8Array(bytes.subarray(offset))]).stream();
      const answer = await uploads.ask('u1', id, {
        method: 'PATCH',
        headers: buildPartHeaders(offset),
        body,
      });
      expect(answer.status).toBe(204);
      resumed += 1;
    }
    const taken = await uploads.finish('u1', id, async (file) => {
      expect(file.bytes.equals(bytes)).toBe(true);
      return { id } as MediaFile;
    });
    expect(taken).toEqual({ id });
  }
  expect(resumed).toBeGreaterThan(0);
  await createUploads(parts, standardLimits).sweep(new Date(Date.now() + 2 * dayMs));
  expect(readdirSync(parts)).toEqual([]);
});
