import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { waitUntil } from './ask.ts';
import {
  type Front,
  type Ports,
  type ProxyIssues,
  readCommittedRules,
  type StoredResponse,
} from './proxy.ts';

const command = process.env.NGINX_PATH || 'nginx';

/** Returns the version of nginx, or undefined if nginx is not installed. */
export function readNginxVersion(): string | undefined {
  const { status, stderr } = spawnSync(command, ['-v'], { encoding: 'utf8' });
  return status === 0 ? stderr.trim().replace(/^nginx version: /, '') : undefined;
}

/** Starts nginx with the committed rules, and with its own cache in front of it. */
export async function startNginx(version: string, folder: string, servers: Ports): Promise<Front> {
  mkdirSync(folder);
  const [site, cdn] = [await findFreePort(), await findFreePort()];
  const log = join(folder, 'error.log');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, buildConfiguration(folder, log, servers, site, cdn));
  const child = spawn(command, ['-p', folder, '-c', file, '-e', log, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  await waitUntil('nginx listens', async () => {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${readFileSync(log, 'utf8')}`);
    return isListening(site);
  });
  let read = 0;
  return {
    name: version,
    origin: `http://127.0.0.1:${site}`,
    cdn: `http://127.0.0.1:${cdn}`,
    issues() {
      const lines = readFileSync(log, 'utf8').split('\n').slice(read, -1);
      read += lines.length;
      return parseIssues(lines);
    },
    stored: () => readStored(join(folder, 'cache')),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Returns the committed rules for these servers and without TLS, because these tests are about routing.
 * `tests/unit/nginx.test.ts` uses the file unchanged.
 */
function buildConfiguration(
  folder: string,
  log: string,
  [one, other]: Ports,
  site: number,
  cdn: number,
): string {
  const replaced: readonly (readonly [RegExp, string])[] = [
    [/server site:3000/, `server 127.0.0.1:${one}`],
    [/server second-site:3000/, `server 127.0.0.1:${other}`],
    [/^server \{\s+listen 80;.*?^\}/ms, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${site};`],
    [/ssl_certificate .*;/, ''],
    [/ssl_certificate_key .*;/, ''],
  ];
  const rules = replaced.reduce((text, [what, by]) => {
    if (!what.test(text)) throw new Error(`deploy/nginx.conf has no ${what} any more`);
    return text.replace(what, by);
  }, readCommittedRules());
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
${process.getuid?.() === 0 ? 'user root root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${log} error;
events { worker_connections 1024; }
http {
  access_log off;
  ${tempPaths.join('\n  ')}
  proxy_cache_path ${folder}/cache keys_zone=cdn:10m use_temp_path=off;
  ${rules}
  server {
    listen 127.0.0.1:${cdn};
    location / {
      proxy_pass http://127.0.0.1:${site};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_cache cdn;
      proxy_cache_key $request_uri;
      proxy_cache_revalidate on;
      add_header X-Cdn $upstream_cache_status always;
    }
  }
}
`;
}

function parseIssues(lines: readonly string[]): ProxyIssues {
  const [refused, resets, other]: [number[], string[], string[]] = [[], [], []];
  for (const line of lines) {
    if (line.includes('connect() failed (111')) refused.push(1);
    else if (/reset by peer|prematurely closed|Broken pipe/.test(line)) resets.push(line);
    else other.push(line);
  }
  return { refused: refused.length, resets, other };
}

/** Reads nginx's cache files. Each has a binary header, a line with the key, and then the response. */
function readStored(folder: string): StoredResponse[] {
  return readdirSync(folder).map((name) => {
    const bytes = readFileSync(join(folder, name));
    const [, key = ''] = /\nKEY: (.*)\n/.exec(bytes.toString('latin1')) ?? [];
    return { key: key.split('?', 1)[0] ?? '', bytes };
  });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
