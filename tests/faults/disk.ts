import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { openStudio, type Studio } from '../../bench/studio.ts';
import { KilledServer } from '../support/killed-server.ts';
import { assertThat } from './assert-that.ts';

const megabytes = 64;
const identifier = 'vol';

/** A server on a separate disk, with one page that visitors read. */
export interface SiteOnDisk {
  /** Mount point of the disk. */
  readonly mount: string;
  readonly server: KilledServer;
  readonly studio: Studio;
}

/**
 * Mounts a small disk for a server with a page of `word`, and runs `act`. Needs the right to mount a disk
 * (root on Linux); without it the run is skipped.
 */
export async function onDisk(
  mount: string,
  word: string,
  act: (disk: SiteOnDisk) => Promise<string>,
): Promise<string> {
  mkdirSync(mount);
  if (!runMount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'vitrine', mount)) {
    return 'left out: no disk can be mounted here';
  }
  const server = await KilledServer.start(`${mount}/data`, { SEED: 'empty' });
  try {
    const studio = await openStudio(server.origin);
    await studio.createPage({ identifier, ...makeContent(word), status: 'PUBLISHED', showInMenu: false });
    return await act({ mount, server, studio });
  } finally {
    await server.kill();
    spawnSync('umount', ['-l', mount]);
  }
}

/** Runs `mount` with these arguments. Returns whether it succeeded. */
export const runMount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;

const makeContent = (word: string) => ({
  title: { nl: word },
  overview: [{ id: 'a', type: 'text', content: `${word} ${'woord '.repeat(4000)}` }],
});

/** Publishes the page with another word. */
export const publish = (studio: Studio, word: string) => studio.publishPage(identifier, makeContent(word));

/** Checks that saves and uploads are refused with a sentence that contains `words`. */
export async function expectRefused(studio: Studio, words: string): Promise<void> {
  const tries = {
    save: () => studio.savePage(identifier, { ...makeContent('te veel'), status: 'DRAFT' }),
    upload: () => studio.upload(Buffer.from(picture), 'foto.svg'),
  };
  for (const [what, attempt] of Object.entries(tries)) {
    // Free space inside the pages of the database may still take a few writes.
    let refusal = '';
    for (let number = 0; number < 40 && refusal === ''; number += 1) {
      refusal = await attempt().then(() => '', String);
    }
    assertThat(refusal.includes(words), `A ${what} on a disk that ${words}: ${refusal || 'is taken'}`);
  }
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${'M0 0h9v9z'.repeat(4000)}"/></svg>`;

/** Checks that visitors and the studio read the page with `word`. */
export async function expectRead(origin: string, studio: Studio, word: string): Promise<void> {
  const page = await fetch(`${origin}/${identifier}`);
  assertThat(
    page.status === 200 && (await page.text()).includes(word),
    `Visitors do not read “${word}”: ${page.status}`,
  );
  assertThat(
    JSON.stringify(await studio.readPage(identifier)).includes(word),
    `The studio does not read “${word}”`,
  );
}
