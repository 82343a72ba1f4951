import { setTimeout as wait } from 'node:timers/promises';
import { getPhoneRenditionUrl } from '#content/media/video.ts';
import type { Studio } from './studio.ts';

/** Bytes of a gif or video, as uploaded and as phones get it. Equal if there is no smaller rendition. */
export interface MovingWeight {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Timeout in ms for a smaller rendition, which the server encodes when idle. After it, the original counts.
 */
const longestMs = 60_000;

/** Weighs the demo's gifs and videos, as uploaded and as phones get them. */
export async function weighMoving(studio: Studio): Promise<MovingWeight[]> {
  const weights: MovingWeight[] = [];
  for (const [name, url] of studio.media) {
    if (!/\.(?:gif|mp4|webm)$/i.test(name)) continue;
    const before = (await studio.download(url)).length;
    const lighter = /\.gif$/i.test(name)
      ? waitForWebp(studio, url)
      : studio.download(getPhoneRenditionUrl(url));
    weights.push({ name, before, after: (await lighter).length });
  }
  return weights;
}

/** Polls the URL, which returns the gif until the WebP exists. */
async function waitForWebp(studio: Studio, url: string): Promise<Buffer> {
  for (const begun = performance.now(); ; await wait(200)) {
    const bytes = await studio.download(`${url}?f=webp`);
    const isMade = bytes.toString('latin1', 0, 4) === 'RIFF';
    if (isMade || performance.now() - begun > longestMs) return bytes;
  }
}
