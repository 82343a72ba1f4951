import { openDatabase } from '#server/storage/open-database.ts';

/** Runs in a process that registers as the server of the given database until a test kills it. */
const storage = openDatabase(JSON.parse(process.argv[2] ?? ''));
await storage.serve(0);
process.stdout.write('serves\n');
setInterval(() => {}, 60_000);
