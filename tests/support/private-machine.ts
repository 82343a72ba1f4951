import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/**
 * Separate mounts, network and processes, so that files can be at the very paths that deploy/ names. They
 * disappear when the script ends.
 */
const namespaces = ['unshare', '--mount', '--net', '--pid', '--mount-proc', '--fork', '--kill-child'];

const prelude = `
set -euo pipefail
# The loopback interface, by ioctl: ip(8) is not everywhere.
perl -e 'socket(S, 2, 2, 0) or die; $r = pack("Z16 s x22", "lo", 0x41); ioctl(S, 0x8914, $r) or die "lo: $!"'
copy=$(mktemp -d)
mount -t tmpfs none "$copy"
cp -a /etc "$copy/etc"
mount --bind "$copy/etc" /etc
for folder in /srv /var; do mount -t tmpfs none "$folder"; done
mkdir /var/lib /var/backups /var/log
`;

/** Returns why no private machine can run here, or undefined if one can. */
export function findPrivateMachineIssue(): string | undefined {
  if (process.platform !== 'linux') return 'needs Linux';
  if (process.getuid?.() !== 0) return 'needs root, for mounts of its own';
  const { status, stderr } = runOnPrivateMachine('');
  return status === 0 ? undefined : `needs mounts of its own: ${stderr.trim()}`;
}

/**
 * Runs a bash script as root with a copy of /etc, empty /srv and /var, and a loopback network. Its changes to
 * these are discarded when it ends.
 */
export function runOnPrivateMachine(script: string, env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  const [command = '', ...args] = namespaces;
  return spawnSync(command, [...args, 'bash', '--norc', '-c', prelude + script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
    // A script that hangs is killed and has no status. The timeout of the test cannot stop it, because
    // `spawnSync` blocks this process.
    timeout: 80_000,
  });
}
