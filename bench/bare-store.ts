import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';

/**
 * Baseline for the API: a plain `node:http` server with SQLite. A PUT parses JSON and stores it with one
 * insert, which is synced to disk before the response. A GET returns the last row.
 *
 * Run it as `node bare-store.ts <file>`. It sends its port as a message once it listens.
 */
const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec(
  'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE saves (id INTEGER PRIMARY KEY, body TEXT)',
);
const insert = database.prepare('INSERT INTO saves (body) VALUES (?)');
const last = database.prepare('SELECT body FROM saves ORDER BY id DESC LIMIT 1');

const server = createServer(async (request, response) => {
  if (request.method === 'PUT') insert.run(JSON.stringify(JSON.parse(await text(request))));
  const row = last.get() as { readonly body: string };
  response.writeHead(200, { 'content-type': 'application/json' }).end(row.body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit(0));
