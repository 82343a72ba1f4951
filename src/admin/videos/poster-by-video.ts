import { fitSize, posterSide } from '#content/media/video.ts';
import { encodePoster, isBlankCanvas } from './draw-poster.ts';
import { listPosterTimes } from './video-rules.ts';

/**
 * Draws the poster with the browser's player, for browsers without WebCodecs. Throws if the player can't play
 * the video.
 *
 * @param address URL of the video: this site's Content-Security-Policy doesn't let it play blobs
 */
export async function drawPosterFromVideo(address: string, signal: AbortSignal): Promise<Blob> {
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    const ready = waitForEvent(video, 'loadeddata', signal);
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
  const there = waitForEvent(video, 'seeked', signal);
  video.currentTime = seconds;
  await there;
}

/** Resolves with the event; rejects if the player fails or the signal aborts. */
function waitForEvent(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error ?? new Error('The video is not played')), {
      once: true,
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
