import { openTestApp } from './test-app.ts';

// A server of its own process on the database that the argument names, so that it can be killed.
const { app } = await openTestApp(JSON.parse(process.argv[2] ?? '{}'));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
