import { fileURLToPath } from 'node:url';

/** The module of picture processes where the sources run; built, it stands beside `main.js`. */
export const pictureWorkerSource = fileURLToPath(new URL('picture-worker.ts', import.meta.url));
