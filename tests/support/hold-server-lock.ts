import { openDatabase } from '#server/storage/open-database.ts';

/** A process that says that a server runs on the database it is given, until somebody kills it. */
const storage = openDatabase(JSON.parse(process.argv[2] ?? ''));
await storage.serve(0);
process.stdout.write('serves\n');
setInterval(() => {}, 60_000);
