import { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import { createKnownBytes } from './known-bytes.ts';
import { buildPartHeaders } from './uploads-test-site.ts';

// Uploads files in parts in an endless loop, in a separate process that a test can kill. Prints each upload
// that begins, and each part that has arrived.
const [folder = '', length = '0'] = process.argv.slice(2);
const size = Number(length);
const bytes = createKnownBytes(size);
const uploads = createUploads(folder, standardLimits);
const chunk = 16_384;

/** Streams a part in small chunks, as a connection does. */
function streamPart(from: number, to: number): ReadableStream {
  let at = from;
  return new ReadableStream({
    async pull(controller) {
      await turn();
      controller.enqueue(bytes.subarray(at, Math.min(at + chunk, to)));
      at += chunk;
      if (at >= to) controller.close();
    },
  });
}

for (;;) {
  const begun = await uploads.begin('u1', { name: 'film.webm', size });
  const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
  writeSync(1, `begun ${id}\n`);
  for (let at = 0; at < size; at += size / 4) {
    const body = streamPart(at, at + size / 4);
    await uploads.ask('u1', id, { method: 'PATCH', headers: buildPartHeaders(at), body });
    writeSync(1, `came ${at + size / 4}\n`);
  }
  await uploads.ask('u1', id, { method: 'DELETE', headers: {} });
}
