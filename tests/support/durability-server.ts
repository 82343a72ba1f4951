import { openTestApp } from './test-app.ts';

// A server in a separate process, which a test can kill. The argument describes its database.
const { app } = await openTestApp(JSON.parse(process.argv[2] ?? '{}'));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
