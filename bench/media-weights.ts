import { setTimeout as wait } from 'node:timers/promises';
import { getPhoneRenditionUrl } from '#content/media/video.ts';
import type { Studio } from './studio.ts';

/** Bytes of a file that moves, and of the form in which a phone gets it; the same where there is no lighter one. */
export interface MovingWeight {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** ms that a lighter form may take: it is made in spare time. One that has not come by then is none. */
const longestMs = 60_000;

/** Bytes of the demo's gifs and videos as uploaded, and as phones get them. */
export async function weighMoving(studio: Studio): Promise<MovingWeight[]> {
  const weights: MovingWeight[] = [];
  for (const [name, url] of studio.media) {
    if (!/\.(?:gif|mp4|webm)$/i.test(name)) continue;
    const before = (await studio.download(url)).length;
    const lighter = /\.gif$/i.test(name)
      ? lighterGif(studio, url)
      : studio.download(getPhoneRenditionUrl(url));
    weights.push({ name, before, after: (await lighter).length });
  }
  return weights;
}

/** Until it has been made, its address answers the gif. */
async function lighterGif(studio: Studio, url: string): Promise<Buffer> {
  for (const begun = performance.now(); ; await wait(200)) {
    const bytes = await studio.download(`${url}?f=webp`);
    const isMade = bytes.toString('latin1', 0, 4) === 'RIFF';
    if (isMade || performance.now() - begun > longestMs) return bytes;
  }
}
