import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { kill, platform } from 'node:process';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { createPictureProcess, type PictureProcess } from './picture-process.ts';
import { pictureWorkerSource } from './picture-worker-source.ts';

let open: PictureProcess[] = [];
afterEach(() => {
  for (const process of open) process.close();
  open = [];
});
function start(options: Partial<Parameters<typeof createPictureProcess>[0]> = {}): PictureProcess {
  const process = createPictureProcess({ worker: pictureWorkerSource, ...options });
  open.push(process);
  return process;
}

const square = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
const facts = { type: 'png', width: 64, height: 48, animated: false };

function isRunning(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
}

test('images are read in a separate process that ends when idle and starts again', async () => {
  const pictures = start({ idleMs: 1 });
  expect(pictures.pid).toBeUndefined();
  const working = pictures.perform('inspectPicture', await square());
  const { pid = 0 } = pictures;
  expect(pid).not.toBe(process.pid);
  expect(await working).toMatchObject(facts);
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  expect(await pictures.perform('inspectPicture', await square())).toMatchObject(facts);
});

test('an unusable image is rejected with a message', async () => {
  await expect(start().perform('inspectPicture', Buffer.from('no picture'))).rejects.toMatchObject({
    code: 'media/wrong-type',
    message:
      'The site accepts images (JPEG, PNG, WebP, GIF, AVIF, HEIC, SVG), videos (MP4, WebM), PDFs and slide decks (a ZIP with an index.html).',
  });
});

test('a task is repeated in a new process if its process is killed', async () => {
  const pictures = start();
  const answers = Promise.all([
    pictures.perform('inspectPicture', await square()),
    pictures.perform(
      'rasterizeIcon',
      '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>',
      32,
      16,
    ),
  ]);
  kill(pictures.pid ?? 0, 'SIGKILL');
  expect((await answers)[0]).toMatchObject(facts);
});

test('a process that crashes every time leads to 503 with a retry time', async () => {
  const pictures = start({
    worker: new URL('../../../tests/support/dying-worker.ts', import.meta.url).pathname,
  });
  await expect(pictures.perform('inspectPicture', await square())).rejects.toMatchObject({
    code: 'server/unavailable',
    details: { retryAfter: 30 },
  });
});

test('the picture process exits without output when the server is killed', async () => {
  const killed = new URL('../../../tests/support/killed-while-pictures-answer.ts', import.meta.url).pathname;
  const server = spawn(process.execPath, [killed], { stdio: ['ignore', 'ignore', 'pipe'] });
  // The stream ends when the last writer has exited, including the picture process.
  expect(await text(server.stderr)).toBe('');
  expect(server.signalCode).toBe('SIGKILL');
});

test('a task that takes too long is stopped', async () => {
  const pictures = start({
    worker: new URL('../../../tests/support/late-worker.ts', import.meta.url).pathname,
    patienceMs: 1,
  });
  await expect(pictures.perform('inspectPicture', await square())).rejects.toMatchObject({
    code: 'server/unavailable',
  });
});

test('the time limit of a slow file starts once the process is ready', async () => {
  const pictures = start({
    worker: new URL('../../../tests/support/late-worker.ts', import.meta.url).pathname,
    patienceMs: 2000,
  });
  const [font, pdf] = await Promise.allSettled([
    pictures.perform('inspectFont', Buffer.from('font')),
    pictures.perform('inspectPdf', Buffer.from('pdf')),
  ]);
  expect(font).toMatchObject({ status: 'fulfilled', value: 'read' });
  expect(pdf).toMatchObject({ status: 'rejected', reason: { code: 'media/wrong-type' } });
});

test('a closed picture process rejects tasks immediately, and ends', async () => {
  const pictures = start();
  const working = pictures.perform('inspectPicture', await square());
  const { pid = 0 } = pictures;
  pictures.close();
  await expect(working).rejects.toMatchObject({ code: 'server/unavailable' });
  await expect(pictures.perform('inspectPicture', await square())).rejects.toMatchObject({
    code: 'server/unavailable',
  });
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
});

test('an image that needs too much memory ends the process and is rejected with a message', async () => {
  const pictures = start({ maxMemory: 130 * 1024 * 1024 });
  // 16 bits, four channels, interlaced: the decoder holds all of it, 98 MB.
  const background = { r: 128, g: 64, b: 32, alpha: 0.5 };
  const bomb = await sharp({ create: { width: 3500, height: 3500, channels: 4, background } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  await expect(pictures.perform('inspectPicture', bomb)).rejects.toMatchObject({
    code: 'media/wrong-type',
    message: 'This image needs more memory than the site has. Save it smaller, or not interlaced.',
  });
  expect(await pictures.perform('inspectPicture', await square())).toMatchObject(facts);
});

/** Niceness of the decoders' threads, without those that Node starts before any module runs. */
async function nicenessOfDecoders(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const line = await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => '');
    const { name = '', fields = '' } = /\((?<name>.*)\) (?<fields>.*)/.exec(line)?.groups ?? {};
    // Field 19 of proc_pid_stat(5); the first two are cut off.
    if (/vips|GLib|pool/.test(name)) found.push(Number(fields.split(' ')[16]));
  }
  return found;
}

test.runIf(platform === 'linux')('the decoder threads have a lower priority', async () => {
  const pictures = start({ niceness: 7 });
  const { pid = 0 } = await startedWith(pictures);
  const seen = await nicenessOfDecoders(pid);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([7]));
});

/** Parses `/autogroup-25 nice 7` of a process, see sched(7); undefined without autogroups. */
async function readAutogroup(pid: number | 'self') {
  const line = await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(() => '');
  return /^\/autogroup-(?<group>\d+) nice (?<niceness>-?\d+)/.exec(line)?.groups;
}

test.runIf(await readAutogroup('self'))(
  'the picture process has an autogroup with a lower priority',
  async () => {
    const { pid = 0 } = await startedWith(start({ niceness: 7 }));
    const [own, its] = [await readAutogroup('self'), await readAutogroup(pid)];
    expect(its).toMatchObject({ niceness: '7' });
    expect(its?.group).not.toBe(own?.group);
  },
);

async function startedWith(pictures: PictureProcess): Promise<PictureProcess> {
  await pictures.perform('inspectPicture', await square());
  return pictures;
}
