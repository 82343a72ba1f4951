import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPrivateMachineIssue, runOnPrivateMachine } from '../support/private-machine.ts';
import { fc } from '../support/properties.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wrapper = join(root, 'deploy/vitrine');
const commands = readdirSync(join(root, 'src/server/commands'), 'utf8').map((file) =>
  file.replace('.ts', ''),
);
/** Commands that run from their sources. The export needs a build, so tests/browser covers it. */
const fromSource = commands.filter((command) => command !== 'export');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [join(root, `src/server/commands/${command}.ts`), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
}

describe('a command in a folder without a site', () => {
  const args: Record<string, string[]> = { 'owner-reset': ['studio@vitrine.example'] };

  // A backup can be restored, or used for a drill, without a site.
  it.each(fromSource.filter((command) => !command.startsWith('restore')))(
    '%s exits with an error and creates no files',
    (command) => {
      const { status, stderr, stdout } = run(command, args[command] ?? ['named']);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`There is no site in ${join(folder, 'data/vitrine.db')}.`);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each([
    ['restore', ['named'], () => `There is no folder ${join(folder, 'data')}.`],
    ['restore', ['named', '--dry-run'], () => `${join(folder, 'named')} is not a complete backup`],
    ['restore-drill', ['named'], () => `${join(folder, 'named')} is not a complete backup`],
    ['restore-drill', [], () => 'Name a backup: npm run restore:drill'],
  ])('%s %j explains what is missing and creates no files', (command, args, complaint) => {
    const { status, stderr, stdout } = run(command, args, { TMPDIR: folder });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(complaint());
    expect(readdirSync(folder)).toEqual([]);
  });

  it('backup reports a missing site in an empty folder and with an empty file', () => {
    mkdirSync(join(folder, 'data'));
    expect(run('backup', ['named']).stderr).toContain('There is no site in');
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
    writeFileSync(join(folder, 'data/vitrine.db'), '');
    expect(run('backup', ['named']).stderr).toContain('There is no site in');
    expect(readFileSync(join(folder, 'data/vitrine.db'), 'utf8')).toBe('');
  });
});

describe('the vitrine command', () => {
  it('can run every command, and lists them with --help', () => {
    const { stdout } = spawnSync(wrapper, ['--help'], { encoding: 'utf8' });
    const named = [...stdout.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(commands.sort());
    const text = readFileSync(wrapper, 'utf8');
    for (const command of commands) expect(text).toMatch(new RegExp(`[( |]${command}(?: \\||\\) ;;)`));
  });

  it('rejects an unknown command and a missing unit', () => {
    expect(spawnSync(wrapper, ['main'], { encoding: 'utf8' })).toMatchObject({ status: 1, stdout: '' });
    const { stderr } = spawnSync(wrapper, ['backup'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, VITRINE_UNIT: '/none' },
    });
    expect(stderr).toContain('/none cannot be read. Install the unit first');
  });

  const issue = findPrivateMachineIssue();

  it('runs commands as the site’s user, with the variables of unit and file, from any folder', ({ skip }) => {
    skip(issue !== undefined, issue);
    const { status, stdout, stderr } = runOnPrivateMachine(
      `
${installedSite}
cat > /etc/vitrine.env <<'END'
# The site
PUBLIC_URL=https://studio.example
SEED="empty"
; A passphrase with everything
BACKUP_PASSPHRASE='kleine #1 "zin" $PATH'
BACKUP_DIR=/var/backups/elsewhere
user=root
UID=3
PATH=/srv/of-the-site:/usr/bin:/bin
END
mkdir /srv/of-the-site
for program in getent id setpriv env; do printf '#!/bin/sh\\necho root ran this >&2' > /srv/of-the-site/$program; done
chmod +x /srv/of-the-site/*
mkdir /etc/systemd/system/vitrine.service.d
printf '[Service]\\nEnvironment="LOG_LEVEL=silent" SESSION_DAYS=7\\n' > /etc/systemd/system/vitrine.service.d/override.conf
export DATA_DIR=/tmp/of-the-shell DATABASE_URL=sqlite:/tmp/of-the-shell.db SEED=nonsense

if command -v systemd-analyze >/dev/null; then systemd-analyze verify /etc/systemd/system/vitrine.service; fi
as_service boot/prepare.ts 2>/dev/null
vitrine owner-reset studio@vitrine.example
cd /var/backups
vitrine backup here
rm -rf /var/lib/vitrine/*
vitrine restore --dry-run here/*
find /var/lib/vitrine -mindepth 1
vitrine restore here/*
vitrine content-export pages >/dev/null
echo "Not of vitrine: $(find /var/lib/vitrine /var/backups/here /var/backups/pages ! -user vitrine)"
grep -l wrappedSecret here/*/manifest.json
! ls /tmp/of-the-shell /srv/vitrine/data 2>/dev/null
`,
      { ROOT: root, NODE: process.execPath },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'Choose a new password here. The link works once, within a day:',
      expect.stringMatching(/^ {2}https:\/\/studio\.example\/admin\/\S+$/),
      expect.stringMatching(/^\/var\/backups\/here\/[\dTZ-]+: \d+ rows and \d+ files/),
      expect.stringContaining('The backup is complete. There is no site here yet'),
      expect.stringContaining('This site has no history in common with the backup'),
      'Access that would come back:',
      '  member studio@vitrine.example (owner)',
      expect.stringMatching(/^Restored the site as of/),
      expect.stringContaining('This site has no history in common with the backup'),
      'Access that came back:',
      '  member studio@vitrine.example (owner)',
      'Not of vitrine: ',
      expect.stringMatching(/^here\/\S+\/manifest\.json$/),
      '',
    ]);
  });

  it('reports a missing user, build, readable file or root permission', ({ skip }) => {
    skip(issue !== undefined, issue);
    const { stderr } = runOnPrivateMachine(
      `
${installedSite}
vitrine backup || true
touch /etc/vitrine.env
mv /srv/vitrine/dist/server/backup.js /tmp/backup.js.$$
vitrine backup || true
mv /tmp/backup.js.$$ /srv/vitrine/dist/server/backup.js
setpriv --reuid=vitrine --regid=vitrine --clear-groups /srv/vitrine/deploy/vitrine backup || true
printf 'SEED=empty\\n' > /etc/vitrine.env
as_service boot/prepare.ts 2>/dev/null
DATA_DIR=/var/lib/vitrine $NODE /srv/vitrine/src/server/commands/backup.ts /var/backups || true
userdel vitrine
vitrine backup || true
`,
      { ROOT: root, NODE: process.execPath },
    );
    expect(stderr.trim().split('\n')).toEqual([
      '/etc/vitrine.env, which /etc/systemd/system/vitrine.service names, cannot be read.',
      expect.stringMatching(/^\/srv\/vitrine\/dist\/server\/backup\.js is not built\. Build the site first/),
      'Run this as root: sudo vitrine backup',
      expect.stringMatching(/^\/var\/lib\/vitrine\/vitrine\.db belongs to another user/),
      'There is no user vitrine. Create it first: useradd --system vitrine',
    ]);
  });
});

/** Installs the site as docs/operations.md describes. Its built files import their sources. */
const installedSite = `
useradd --system vitrine
install --directory --owner=vitrine --group=vitrine --mode=0700 /var/lib/vitrine
chown vitrine /var/backups
mkdir --parents /srv/vitrine/src /srv/vitrine/deploy /srv/vitrine/node_modules /srv/vitrine/.cache/studio /srv/vitrine/dist/server
for folder in src deploy node_modules .cache/studio; do mount --bind "$ROOT/$folder" /srv/vitrine/$folder; done
cp "$ROOT/package.json" /srv/vitrine
for file in /srv/vitrine/src/server/commands/*.ts; do
  echo "import '$file';" > /srv/vitrine/dist/server/$(basename "$file" .ts).js
done
mkdir --parents /etc/systemd/system
cp /srv/vitrine/deploy/vitrine.service /etc/systemd/system
vitrine() { /srv/vitrine/deploy/vitrine "$@"; }
as_service() {
  setpriv --reuid=vitrine --regid=vitrine --clear-groups env DATA_DIR=/var/lib/vitrine DATABASE_URL= SEED=empty PUBLIC_URL=https://studio.example "$NODE" /srv/vitrine/src/server/"$1"
}
`;

const generator = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator';

it('the vitrine command reads an environment file as systemd does', ({ skip }) => {
  skip(!existsSync(generator), 'needs systemd, whose own reader is asked');
  mkdirSync(join(folder, 'environment.d'));
  const file = join(folder, 'environment.d/site.conf');
  const reader =
    /^assign\(\) \{.*?^\}\n.*?^read_file\(\) \{.*?^\}\n/ms.exec(readFileSync(wrapper, 'utf8'))?.[0] ?? '';
  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
    spawnSync(command, args, { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } }).stdout;
  const readByWrapper = () =>
    run('bash', ['--norc', '-c', `${reader}\nread_file "$FILE"\nprintf %s "\${variables[-1]#VALUE=}"`], {
      FILE: file,
    });
  const readBySystemd = () => {
    const [, value = ''] = /^VALUE=(.*)$/m.exec(run(generator, [], { XDG_CONFIG_HOME: folder })) ?? [];
    return value.startsWith('"') ? unquote(value.slice(1, -1)) : value;
  };
  const part = fc.constantFrom(
    'a',
    'é',
    ' ',
    '  ',
    '#',
    ';',
    '"',
    "'",
    '\\',
    '\\\n',
    '=',
    '%',
    '`',
    '\t',
    '\\"',
    'b c',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      writeFileSync(file, `# one\n; two\\\nthree\n\n VALUE = ${parts.join('')}\n`);
      expect(readByWrapper()).toBe(readBySystemd());
    }),
    { numRuns: 150 },
  );
});

/** Reverses the quoting in the output of systemd. */
function unquote(text: string): string {
  const controls: Readonly<Record<string, string>> = { n: '\n', t: '\t' };
  return text.replace(/\\(.)/g, (_all, sign: string) => controls[sign] ?? sign);
}
