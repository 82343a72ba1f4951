import { once } from 'node:events';
import { openDatabase } from '#server/storage/open-database.ts';

// Opens the file that the argument names when it is told to, so that several can at the same moment.
process.stdout.write('ready');
await once(process.stdin, 'data');
const storage = openDatabase({ kind: 'sqlite', file: process.argv[2] ?? '' });
await storage.close();
process.exit();
