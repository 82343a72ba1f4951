import { once } from 'node:events';
import { openDatabase } from '#server/storage/open-database.ts';

// Opens the database file of the argument on a signal, so that several processes can open it at the same
// moment.
process.stdout.write('ready');
await once(process.stdin, 'data');
const storage = openDatabase({ kind: 'sqlite', file: process.argv[2] ?? '' });
await storage.close();
process.exit();
