import { spawnSync } from 'node:child_process';

/**
 * Paths, from the checkout's root, of the files that differ from the commit at which the branch left `main`, deleted ones included, and
 * of those that git does not know yet.
 *
 * @throws Error where git cannot tell, such as outside of a clone
 */
export function findChangedFiles(root: string): string[] {
  const [base = ''] = runGit(root, ['merge-base', 'HEAD', 'main']);
  const changed = runGit(root, ['diff', '--name-only', '--no-renames', '-z', base]);
  const untracked = runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...changed, ...untracked])];
}

function runGit(root: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.split(/[\0\n]/).filter(Boolean);
}
