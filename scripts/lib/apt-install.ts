import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages where this is Debian and we are root; false where it is not or they cannot be had. */
export function aptInstall(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  // Offline: a package of a server is not to start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  const options = { stdio: 'inherit', env } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  return (
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options).status ===
    0
  );
}
