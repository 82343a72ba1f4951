import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '#blocks/definitions.ts';
import { parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { prepareSite } from '#server/boot/prepare-site.ts';
import { createPosters } from '#server/media/posters.service.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { VideoProvider, vimeoVideo } from './video-provider.ts';

// Prepares the demo with a poster for each embed, fetched from a fake video provider.
const root = fileURLToPath(new URL('../..', import.meta.url));
const config = parseConfig(process.env);
const deps = await openDeps(config, blockDefinitions, { logger: false, pictureWorker: pictureWorkerSource });
await prepareSite(deps, config, root, () => {});
const outside = new VideoProvider();
const title = 'Een film met een titel die op geen enkele telefoon op één regel past, en op twee ook niet';
outside.answers = [
  ['vimeo.com/api', vimeoVideo],
  ['youtube.com/oembed', { title, thumbnail_url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg' }],
  ['', await readFile(`${root}demo/media/check-hero.webp`)],
];
const { storage, mediaStore: store, pictures } = deps;
const posters = createPosters({ storage, store, pictures, fetchOutside: outside.fetchOutside });
const missed = await posters.fetchDue(new AbortController().signal);
await deps.close();
if (missed.length > 0) throw new Error(JSON.stringify(missed));
