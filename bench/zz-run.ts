import { mkdtempSync } from 'node:fs';
import { measureUploading } from './zz-media.ts';
import { startSite } from './servers.ts';
import { syntheticPhoto } from './photo-case.ts';
const free = await startSite(mkdtempSync('/tmp/zz-'), 'any');
try { console.log(JSON.stringify(await measureUploading(free, await syntheticPhoto(1), Number(process.argv[2] ?? 10)), null, 1)); } finally { await free.stop(); }
