import { assertThat } from './assert-that.ts';
import { expectRead, expectRefused, onDisk, publish, runMount } from './disk.ts';

/**
 * Starts a server on a read-only disk, as after a disk error. The server is stopped first, because Linux does
 * not remount a disk read-only while files are open for writing.
 */
export function runReadOnlyDisk(mount: string): Promise<string> {
  return onDisk(mount, 'eerst', async ({ server, studio }) => {
    await server.kill();
    assertThat(runMount('-o', 'remount,ro', mount), 'The disk cannot be made read-only');
    await server.resume();
    await expectRead(server.origin, studio, 'eerst');
    await expectRefused(studio, 'may only read its disk');
    await expectRead(server.origin, studio, 'eerst');
    assertThat(
      (await fetch(`${server.origin}/healthz`)).ok,
      'A disk that may only be read takes the server down',
    );

    assertThat(runMount('-o', 'remount,rw', mount), 'The disk cannot be made writable again');
    await server.kill();
    await server.resume();
    await publish(studio, 'daarna');
    await expectRead(server.origin, studio, 'daarna');
    return 'a start on it answers visitors and the studio’s reads; a save and an upload are refused with a sentence, and once it may be written to all goes on';
  });
}
