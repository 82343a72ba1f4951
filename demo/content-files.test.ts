import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockDefinitions } from '../src/blocks/definitions.ts';
import { buildPageFiles } from '../src/server/content-files/export-content.ts';
import type { PageFile } from '../src/server/content-files/page-file.ts';
import { readContentFolder } from '../src/server/content-files/read-folder.ts';
import { demoPages } from './pages/pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-content-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(['markdown', 'json'] as const)(
  'every demo page survives an export to files and an import: %s',
  async (form) => {
    const pages = demoPages.map(({ identifier, kind, title, overview }): PageFile => {
      // As read from storage, with a file that exists in the media library.
      const text = JSON.stringify({ identifier, kind, title, overview });
      return JSON.parse(text.replaceAll(/"seed:[^"]+"/g, '"/media/0123456789abcdef/a.jpg"'));
    });
    for (const page of pages) {
      for (const [name, body] of buildPageFiles(blockDefinitions, page, form)) {
        const file = join(folder, form, 'pages', name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, body);
      }
    }
    const read = await readContentFolder(blockDefinitions, join(folder, form), 'nl');
    expect(read.refused).toEqual([]);
    const again = read.pages.map(({ identifier, kind, title, overview }) => ({
      identifier,
      kind,
      title,
      overview,
    }));
    const byName = (one: { identifier: string }, other: { identifier: string }) =>
      one.identifier.localeCompare(other.identifier);
    expect(again.toSorted(byName)).toEqual(pages.toSorted(byName));
  },
);
