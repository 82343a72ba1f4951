import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages. Returns false without Debian or root rights, or if the installation fails. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  // `SYSTEMD_OFFLINE` keeps packages from starting their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  const options = { stdio: 'inherit', env } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  return (
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options).status ===
    0
  );
}
