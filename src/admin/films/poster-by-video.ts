import { fitSize, posterSide } from '#content/media/film.ts';
import { encodePoster, isBlankCanvas } from './draw-poster.ts';
import { listPosterTimes } from './film-rules.ts';

/**
 * A poster by the browser's own player, for browsers without WebCodecs: what it plays it can be drawn from. Throws where it plays nothing
 * of it.
 *
 * @param address where the film is asked for: the documents of this site play no bytes that are only here
 */
export async function drawPosterFromVideo(address: string, signal: AbortSignal): Promise<Blob> {
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    const ready = happens(video, 'loadeddata', signal);
    video.src = address;
    await ready;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitSize({ width: video.videoWidth, height: video.videoHeight }, posterSide));
    const draw = () => canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    for (const moment of listPosterTimes(video.duration)) {
      await seek(video, moment, signal);
      draw();
      if (!isBlankCanvas(canvas)) return await encodePoster(canvas);
    }
    await seek(video, 0, signal);
    draw();
    return await encodePoster(canvas);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

async function seek(video: HTMLVideoElement, seconds: number, signal: AbortSignal): Promise<void> {
  if (video.currentTime === seconds) return;
  const there = happens(video, 'seeked', signal);
  video.currentTime = seconds;
  await there;
}

/** Settles with the event, or fails with the player, or when it is given up. */
function happens(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error ?? new Error('The film is not played')), {
      once: true,
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
