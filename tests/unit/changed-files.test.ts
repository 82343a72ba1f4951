import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChangedFiles } from '../../scripts/lib/changed-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const file of ['kept.ts', 'edit-page.ts', 'deleted.ts']) write(file, '1');
  write('.gitignore', 'ignored.ts\n');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

function commit(): void {
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@studio.example', 'commit', '--quiet', '--message=test');
}

it('findChangedFiles lists the committed, uncommitted and deleted files of a branch', () => {
  git('checkout', '--quiet', '-b', 'branch');
  write('committed.ts', '1');
  commit();
  write('edit-page.ts', '2');
  write('é new.ts', '1');
  write('ignored.ts', '1');
  rmSync(join(folder, 'deleted.ts'));
  expect(findChangedFiles(folder).sort()).toEqual(['committed.ts', 'deleted.ts', 'edit-page.ts', 'é new.ts']);
});

it('findChangedFiles omits files that changed only on main', () => {
  git('checkout', '--quiet', '-b', 'branch');
  git('checkout', '--quiet', 'main');
  write('of-main.ts', '1');
  commit();
  git('checkout', '--quiet', 'branch');
  expect(findChangedFiles(folder)).toEqual([]);
});
