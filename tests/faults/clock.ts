import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openStudio } from '../../bench/studio.ts';
import { KilledServer } from '../support/killed-server.ts';
import { assertThat } from './assert-that.ts';

const hourMs = 3_600_000;
/** Clock offsets in ms, in this order: none, back, further back, far ahead, none. */
const jumps = [0, -hourMs, -26 * hourMs, 2 * 365 * 24 * hourMs, 0];
const identifier = 'klok';

/**
 * Moves the clock of a running server. After each jump it signs in and publishes, and checks what visitors
 * and the studio read.
 */
export async function runClock(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const offsetFile = join(dataDir, 'offset');
  writeFileSync(offsetFile, '0');
  const server = await KilledServer.start(dataDir, {
    SEED: 'empty',
    NODE_OPTIONS: `--import ${import.meta.resolve('./moved-clock.ts')}`,
    MOVED_CLOCK: offsetFile,
  });
  try {
    await (await openStudio(server.origin)).createPage({
      identifier,
      ...makeContent('begin'),
      status: 'PUBLISHED',
      showInMenu: false,
    });
    for (const [index, offset] of jumps.entries()) {
      writeFileSync(offsetFile, String(offset));
      const word = `sprong${index}`;
      const studio = await openStudio(server.origin);
      await studio.publishPage(identifier, makeContent(word));
      const seen = await (await fetch(`${server.origin}/${identifier}`)).text();
      assertThat(
        seen.includes(word),
        `With the clock moved by ${offset} ms visitors do not see the last publication`,
      );
      assertThat(
        JSON.stringify(await studio.readPage(identifier)).includes(word),
        `With the clock moved by ${offset} ms the studio does not read what it published`,
      );
    }
    const versions = JSON.stringify(await (await openStudio(server.origin)).readVersions(identifier));
    for (const word of ['begin', ...jumps.map((_offset, index) => `sprong${index}`)]) {
      assertThat(versions.includes(word), `The version “${word}” is lost to the clock`);
    }
    return `moved ${jumps.length} times, by up to two years; all versions are there`;
  } finally {
    await server.kill();
  }
}

const makeContent = (word: string) => ({
  title: { nl: word },
  overview: [{ id: 'a', type: 'text', content: word }],
});
