/** A server that kills itself at the first response of its picture process, while others are pending. */
import { kill, pid } from 'node:process';
import { createPictureProcess } from '../../src/server/pictures/picture-process.ts';
import { pictureWorkerSource } from '../../src/server/pictures/picture-worker-source.ts';

const pictures = createPictureProcess({ worker: pictureWorkerSource });
const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
await Promise.race(Array.from({ length: 200 }, () => pictures.perform('rasterizeIcon', icon, 8, 8)));
kill(pid, 'SIGKILL');
