import { existsSync } from 'node:fs';
import promises, { mkdtemp, rm, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import { createPicture, upload } from '../../../../tests/support/media-test-app.ts';
import {
  buildUploadHeaders,
  makeVideoFile,
  openUploadsSite,
  type UploadsSite,
} from '../../../../tests/support/uploads-test-site.ts';
import { storeDerivedFile } from './media-store.ts';

const noRoom = (code = 'ENOSPC') => Object.assign(new Error('write'), { code, syscall: 'write' });
const isFull = 'The site’s disk is full, so nothing was saved.';

describe('a full disk', () => {
  let folder: string;
  let site: UploadsSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-full-'));
    site = await openUploadsSite({ folder });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'is reported when an upload starts (%s), and the upload succeeds once there is space',
    async (code) => {
      // The first request loads the upload library.
      await site.begin(5000);
      const write = vi.spyOn(promises, 'writeFile').mockRejectedValue(noRoom(code));
      const refused = await site.ask('POST', '', { headers: buildUploadHeaders(5000, 'film.webm') });
      expect(write).toHaveBeenCalled();
      expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([
        503,
        'server/unavailable',
        '5',
      ]);
      expect(refused.message).toContain(isFull);
      vi.restoreAllMocks();
      await site.begin(5000);
    },
  );

  it.skipIf(!existsSync('/dev/full'))('is reported when part of an upload is sent', async () => {
    const bytes = makeVideoFile(20_000);
    const id = await site.begin(bytes.length);
    await rm(join(site.uploadsFolder, id));
    // Writing to it fails as on a full disk.
    await symlink('/dev/full', join(site.uploadsFolder, id));
    const refused = await site.part(id, 0, bytes);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.message).toContain(isFull);
  });

  it('is reported when a whole file is uploaded, as is an unreachable disk', async () => {
    const move = vi.spyOn(promises, 'rename');
    syncBuiltinESMExports();
    for (const [code, sentence] of [
      ['ENOSPC', isFull],
      ['EIO', 'cannot reach its storage'],
      ['ESTALE', 'cannot reach its storage'],
    ] as const) {
      move.mockRejectedValueOnce(noRoom(code));
      const { payload, headers } = upload(await createPicture('png', 40, 50), 'foto.png');
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/admin/media',
        payload,
        headers: { ...headers, 'x-test-role': 'owner' },
      });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json<ErrorBody>().message).toContain(sentence);
    }
  });

  it('is ignored when storing derived files, unlike any other failure', async () => {
    const full = { put: () => Promise.reject(noRoom()) };
    await expect(storeDerivedFile(full, 'a/b.avif', new Uint8Array())).resolves.toBeUndefined();
    const broken = { put: () => Promise.reject(new Error('The store fails')) };
    await expect(storeDerivedFile(broken, 'a/b.avif', new Uint8Array())).rejects.toThrow('The store fails');
  });
});
