import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStudio } from '../../bench/studio.ts';
import { assertThat } from './assert-that.ts';
import { expectRead, expectRefused, onDisk, publish } from './disk.ts';

/** Fills the disk of a running server, and then starts a server on a full disk. */
export function runFullDisk(mount: string): Promise<string> {
  return onDisk(mount, 'eerst', async ({ server, studio }) => {
    const filled = join(mount, 'ballast');
    fill(mount, filled);
    await expectRefused(studio, 'is full');
    await expectRead(server.origin, studio, 'eerst');
    assertThat((await fetch(`${server.origin}/healthz`)).ok, 'A full disk takes the server down');
    rmSync(filled);
    await publish(studio, 'daarna');
    await expectRead(server.origin, studio, 'daarna');

    fill(mount, filled);
    await server.kill();
    const starts = await server.resume().then(
      () => true,
      () => false,
    );
    rmSync(filled);
    if (!starts) await server.resume();
    await expectRead(server.origin, await openStudio(server.origin), 'daarna');
    return `a save and an upload are refused with a sentence, visitors read on, and once there is room all goes on; a start on it ${starts ? 'reads' : 'says why not'}`;
  });
}

/** Fills the disk to the last byte. */
function fill(mount: string, file: string): void {
  const { bavail, bsize } = statfsSync(mount);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
}
