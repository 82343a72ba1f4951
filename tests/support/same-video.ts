import sharp from 'sharp';
import { expect } from 'vitest';

interface Video {
  readonly frames: readonly Buffer[];
  /** Start of each frame and end of the last one, in ms. */
  readonly times: readonly number[];
  readonly loop: number | undefined;
}

/** Decodes an animated GIF or WebP. */
export async function readVideo(bytes: Buffer): Promise<Video> {
  const { data, info } = await sharp(bytes, { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { delay = [], loop } = await sharp(bytes).metadata();
  const size = info.width * (info.pageHeight ?? info.height) * 4;
  const frames = Array.from({ length: data.length / size }, (_, index) =>
    clearTransparent(data.subarray(index * size, (index + 1) * size)),
  );
  const times = [0];
  for (const time of delay) times.push((times.at(-1) ?? 0) + time);
  return { frames, times, loop };
}

/** Sets fully transparent pixels to black, because their colour is invisible. */
function clearTransparent(pixels: Buffer): Buffer {
  const seen = Buffer.from(pixels);
  for (let at = 3; at < seen.length; at += 4) if (seen[at] === 0) seen.fill(0, at - 3, at);
  return seen;
}

/** Returns the frame that is shown at this time, in ms. */
const findFrame = ({ frames, times }: Video, moment: number) =>
  frames[times.findLastIndex((time) => time <= moment)];

export function expectSameVideo(one: Video, other: Video): void {
  expect(other.times.at(-1)).toBe(one.times.at(-1));
  expect(other.loop).toBe(one.loop);
  for (const time of one.times.slice(0, -1)) {
    const [shown, kept] = [findFrame(one, time), findFrame(other, time)];
    expect(shown && kept?.equals(shown), `the frame at ${time} ms`).toBe(true);
  }
  const [last, lastKept] = [one.frames.at(-1), other.frames.at(-1)];
  expect(last && lastKept?.equals(last), 'the last frame').toBe(true);
}
