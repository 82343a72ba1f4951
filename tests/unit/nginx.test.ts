import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readNginxVersion } from '../machines/nginx.ts';
import { findPrivateMachineIssue, runOnPrivateMachine } from '../support/private-machine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const example = read('deploy/example.env');

/** The volumes of nginx in the compose file: their paths on the host and in the container. */
const volumes = (
  parse(read('deploy/compose.yaml'), { merge: true }) as { services: { nginx: { volumes: string[] } } }
).services.nginx.volumes.map((volume) => {
  const filled = volume.replace(
    /\$\{(\w+)[^}]*\}/g,
    (_all, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(example)?.[1] ?? '',
  );
  const [from = '', to = ''] = filled.split(':');
  return { from: from.startsWith('.') ? join(root, 'deploy', from) : `/srv/host${from}`, to };
});

const issue = findPrivateMachineIssue() ?? findMissingProgram();

function findMissingProgram(): string | undefined {
  if (readNginxVersion() === undefined)
    return 'needs nginx: npm test installs it for root on Debian (nginx-light)';
  if (spawnSync('openssl', ['version']).status !== 0) return 'needs openssl, for a certificate';
  return undefined;
}

/**
 * Removes lines about a stopped site, and about the `http2` parameter of `listen`. nginx 1.25 and later warn
 * of that parameter, and earlier versions have no other way.
 */
function withoutKnownLines(stderr: string): string {
  return stderr.replace(
    /^.*(?:connect\(\) failed \(111|\[warn\] .*the "listen \.\.\. http2" directive is deprecated, use the "http2" directive instead).*\n/gm,
    '',
  );
}

it('the test ignores the nginx 1.25 warning about listen, and no other warning', () => {
  const deprecated =
    'nginx: [warn] the "listen ... http2" directive is deprecated, use the "http2" directive instead in /etc/nginx/conf.d/site.conf:9\n';
  const other = 'nginx: [warn] conflicting server name "studio.example" on 0.0.0.0:80, ignored\n';
  expect(withoutKnownLines(deprecated + other)).toBe(other);
  expect(
    withoutKnownLines(deprecated.replace('nginx: ', '2026/11/28 13:00:00 ').replace('[warn]', '[warn] 7#7:')),
  ).toBe('');
});

it('nginx serves the site with the files of deploy/, through a certificate renewal and an update', ({
  skip,
}) => {
  skip(issue !== undefined, issue);
  const [, name = ''] = /--cert-name (\S+)/.exec(example) ?? [];
  const { status, stdout, stderr } = runOnPrivateMachine(
    `
# The host: folders as certbot keeps them, and its answer to a challenge.
letsencrypt=/srv/host/etc/letsencrypt
mkdir --parents $letsencrypt/archive/${name} $letsencrypt/live/${name} /srv/host/var/www/acme/.well-known/acme-challenge
echo -n proof > /srv/host/var/www/acme/.well-known/acme-challenge/token
for certificate in before after; do
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=studio.example \\
    -addext subjectAltName=DNS:studio.example -keyout /srv/$certificate.key -out /srv/$certificate.crt 2>/dev/null
done
cp /srv/before.crt $letsencrypt/archive/${name}/fullchain1.pem
cp /srv/before.key $letsencrypt/archive/${name}/privkey1.pem
for file in fullchain privkey; do ln -s ../../archive/${name}/\${file}1.pem $letsencrypt/live/${name}/$file.pem; done

# The container: the mounts of the compose file, and the names of its network.
${volumes
  .map(({ from, to }) =>
    from.endsWith('.conf')
      ? `touch ${to}; mount --bind ${from} ${to}`
      : `mkdir --parents ${to}; mount --bind ${from} ${to}`,
  )
  .join('\n')}
printf '127.0.0.1 studio.example\\n127.0.0.2 site\\n127.0.0.3 second-site\\n' >> /etc/hosts
mkdir /var/lib/nginx
cat > /srv/nginx.conf <<'END'
user root;
worker_processes 1;
pid /srv/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  include /etc/nginx/conf.d/*.conf;
}
END
"$SERVER" -t -q -c /srv/nginx.conf -e stderr
"$SERVER" -c /srv/nginx.conf -e stderr
"$NODE" "$ROOT/tests/support/ask-nginx.ts" /srv/before /srv/after $letsencrypt/live/${name} "$SERVER -s reload -c /srv/nginx.conf -e stderr"
`,
    { ROOT: root, NODE: process.execPath, SERVER: process.env.NGINX_PATH || 'nginx' },
  );
  expect(withoutKnownLines(stderr)).toBe('');
  expect(status).toBe(0);
  const { first, posted, ...others } = JSON.parse(stdout);
  expect(first).toMatchObject({ status: 200, protocol: 'h2' });
  expect(first.seen).toMatchObject({
    url: '/werk?x=1',
    headers: {
      host: 'studio.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'studio.example',
    },
  });
  expect(posted).toMatchObject({ status: 200, seen: { body: 3_000_000 } });
  expect(others).toEqual({
    both: ['second-site', 'site'],
    plain: { status: 301, location: 'https://studio.example/werk?x=1', text: expect.any(String) },
    challenge: { status: 200, location: null, text: 'proof' },
    renewed: true,
    stopped: ['site'],
    again: ['second-site, replaced', 'site'],
  });
});
