import { spawnSync } from 'node:child_process';

/**
 * Lists the files that have changed since the branch left `main`, with deleted and untracked ones. Paths are
 * from the checkout's root.
 *
 * @throws Error if git fails, such as outside of a clone
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
