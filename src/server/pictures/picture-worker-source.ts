import { fileURLToPath } from 'node:url';

/** Path of the worker module's source; when built, it is next to `main.js`. */
export const pictureWorkerSource = fileURLToPath(new URL('picture-worker.ts', import.meta.url));
