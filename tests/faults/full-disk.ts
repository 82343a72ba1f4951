import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStudio, type Studio } from '../../bench/studio.ts';
import { KilledServer } from '../support/killed-server.ts';
import { hold } from './held.ts';

const megabytes = 64;
const identifier = 'vol';

/** Fills the disk of a server that runs, then makes it read-only; needs the right to mount one (root on Linux). */
export async function runFullDisk(mount: string): Promise<string> {
  mkdirSync(mount);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'vitrine', mount]).status !== 0) {
    return 'left out: no disk can be mounted here';
  }
  const dataDir = join(mount, 'data');
  const server = await KilledServer.start(dataDir, { SEED: 'empty' });
  try {
    const studio = await openStudio(server.origin);
    await studio.createPage({ identifier, ...contentOf('eerst'), status: 'PUBLISHED', showInMenu: false });
    const filled = join(mount, 'ballast');
    fill(mount, filled);
    await expectRefused(studio, 'is full');
    await expectRead(server.origin, studio, 'eerst');
    hold((await fetch(`${server.origin}/healthz`)).ok, 'A full disk takes the server down');
    rmSync(filled);
    await studio.publishPage(identifier, contentOf('daarna'));
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
  } finally {
    await server.kill();
    spawnSync('umount', ['-l', mount]);
  }
}

const contentOf = (word: string) => ({
  title: { nl: word },
  overview: [{ id: 'a', type: 'text', content: `${word} ${'woord '.repeat(4000)}` }],
});

/** To the last byte. */
function fill(mount: string, file: string): void {
  const { bavail, bsize } = statfsSync(mount);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
}

async function expectRefused(studio: Studio, words: string): Promise<void> {
  const tries = {
    save: () => studio.savePage(identifier, { ...contentOf('te veel'), status: 'DRAFT' }),
    upload: () => studio.upload(Buffer.from(picture), 'foto.svg'),
  };
  for (const [what, attempt] of Object.entries(tries)) {
    // What is left in pages of the database may take a few of them yet.
    let refusal = '';
    for (let number = 0; number < 40 && refusal === ''; number += 1) {
      refusal = await attempt().then(() => '', String);
    }
    hold(refusal.includes(words), `A ${what} on a full disk: ${refusal || 'is taken'}`);
  }
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${'M0 0h9v9z'.repeat(4000)}"/></svg>`;

async function expectRead(origin: string, studio: Studio, word: string): Promise<void> {
  const page = await fetch(`${origin}/${identifier}`);
  hold(
    page.status === 200 && (await page.text()).includes(word),
    `Visitors do not read “${word}”: ${page.status}`,
  );
  hold(
    JSON.stringify(await studio.readPage(identifier)).includes(word),
    `The studio does not read “${word}”`,
  );
}
