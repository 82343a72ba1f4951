import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepLastBuilds, listFiles } from '../../scripts/lib/kept-builds.ts';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-builds-'));
  folder = join(root, 'assets');
  mkdirSync(join(folder, 'island'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the files of a build, each with its compressed copies. */
function build(...files: string[]): void {
  for (const file of files)
    for (const end of ['', '.br', '.gz']) writeFileSync(join(folder, file + end), file);
  keepLastBuilds(folder, files);
}

const listServed = () =>
  listFiles(folder)
    .filter((file) => file.endsWith('.js'))
    .sort();

describe('files of earlier builds', () => {
  it('are kept for two more builds, with their compressed copies, and then removed', () => {
    build('a-1.js', 'island/b-1.js', 'font.js');
    build('a-2.js', 'font.js');
    build('a-3.js', 'font.js');
    expect(listServed()).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'font.js', 'island/b-1.js']);
    expect(listFiles(folder)).toContain('island/b-1.js.br');
    build('a-4.js', 'font.js');
    expect(listServed()).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'font.js']);
    expect(listFiles(folder)).not.toContain('island/b-1.js.br');
  });

  it('are not removed when the same build runs again', () => {
    build('a-1.js');
    for (let again = 0; again < 4; again += 1) build('a-2.js');
    expect(listServed()).toEqual(['a-1.js', 'a-2.js']);
  });

  it('are kept if a reverted change builds them again', () => {
    build('a-1.js');
    build('a-2.js');
    build('a-1.js');
    build('a-3.js');
    expect(listServed()).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  });

  it('are removed if their build is unknown, even after an interrupted build', () => {
    writeFileSync(join(folder, 'stray-1.js'), '');
    writeFileSync(`${folder}.json`, '[["a-1.');
    build('a-2.js');
    expect(listServed()).toEqual(['a-2.js']);
  });
});
