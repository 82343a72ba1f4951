import { type DecodedVideo, readVideo } from './convert-video.ts';
import { drawPosterFromVideo } from './poster-by-video.ts';

export type MakingStep = 'poster' | 'phone' | 'sending';

interface Task {
  readonly video: Blob;
  /** URL of the video's bytes. */
  readonly address: string;
  /** The wanted copies. */
  readonly poster: boolean;
  readonly phone: boolean;
  readonly signal: AbortSignal;
  /** Called with the current step and its progress, 0 to 1. */
  readonly told: (step: MakingStep, part?: number) => void;
  readonly send: (what: 'poster' | 'phone', bytes: Blob, sent: (part: number) => void) => Promise<unknown>;
}

/** The reason a wanted copy wasn't made. */
export type UnmadeReason = 'unreadable' | 'posterOnly' | 'transparent' | 'noLighter';

/**
 * Makes and uploads a video's poster and phone rendition, the poster first since it is quick. Without
 * WebCodecs, or if it can't decode the video, the browser's player draws the poster. Throws on failures that
 * may succeed on a retry.
 */
export async function makeCopies(task: Task): Promise<UnmadeReason | undefined> {
  const answer = await readVideo(task.video);
  const read = typeof answer === 'string' ? undefined : answer;
  try {
    if (task.poster) {
      task.told('poster');
      const poster = await makePoster(read, task);
      if (!poster) return 'unreadable';
      await task.send('poster', poster, () => {});
    }
    if (!task.phone) return undefined;
    if (answer === 'transparent') return 'transparent';
    task.told('phone');
    const phone = await ignoreFailure(
      () => read?.phoneSize(task.signal, (part) => task.told('phone', part)),
      task.signal,
    );
    if (!phone) return 'posterOnly';
    if (phone.size >= task.video.size) return 'noLighter';
    task.told('sending');
    await task.send('phone', phone, (part) => task.told('sending', part));
    return undefined;
  } finally {
    read?.close();
  }
}

/**
 * Draws the poster with WebCodecs, or else with the browser's player, which can continue after a damaged
 * frame.
 */
async function makePoster(
  read: DecodedVideo | undefined,
  { address, signal }: Task,
): Promise<Blob | undefined> {
  return (
    (await ignoreFailure(() => read?.poster(signal), signal)) ??
    (await ignoreFailure(() => drawPosterFromVideo(address, signal), signal))
  );
}

/**
 * Returns undefined if the browser can't do it, which decoders and encoders report in many kinds of errors.
 * Throws if aborted.
 */
async function ignoreFailure<T>(
  work: () => Promise<T> | undefined,
  signal: AbortSignal,
): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
