import { type ReadFilm, readFilm } from './convert-film.ts';
import { drawPosterFromVideo } from './poster-by-video.ts';

export type MakingStep = 'poster' | 'phone' | 'sending';

interface Task {
  readonly film: Blob;
  /** Where it is asked for. */
  readonly address: string;
  /** What is wished of it. */
  readonly poster: boolean;
  readonly phone: boolean;
  readonly signal: AbortSignal;
  /** Called with what is done now, and how much of it, 0 to 1. */
  readonly told: (step: MakingStep, part?: number) => void;
  readonly send: (what: 'poster' | 'phone', bytes: Blob, sent: (part: number) => void) => Promise<unknown>;
}

/** What could not be made, of what was wished. */
export type Unmade = 'unreadable' | 'posterOnly' | 'transparent' | 'noLighter';

/**
 * Makes the poster and the size for phones of a film and sends them, the poster first: it is there after a moment. Without WebCodecs, or where
 * they do not decode this film, the browser's player draws the poster. Throws where something fails that might go well another time.
 */
export async function makeCopies(task: Task): Promise<Unmade | undefined> {
  const answer = await readFilm(task.film);
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
    const phone = await unlessItFails(
      () => read?.phoneSize(task.signal, (part) => task.told('phone', part)),
      task.signal,
    );
    if (!phone) return 'posterOnly';
    if (phone.size >= task.film.size) return 'noLighter';
    task.told('sending');
    await task.send('phone', phone, (part) => task.told('sending', part));
    return undefined;
  } finally {
    read?.close();
  }
}

/** By WebCodecs, else by the browser's player, which knows how to go on after a damaged frame. */
async function makePoster(read: ReadFilm | undefined, { address, signal }: Task): Promise<Blob | undefined> {
  return (
    (await unlessItFails(() => read?.poster(signal), signal)) ??
    (await unlessItFails(() => drawPosterFromVideo(address, signal), signal))
  );
}

/** Undefined where a browser cannot do it, of which decoders and encoders tell in errors of many kinds. Throws where it is given up. */
async function unlessItFails<T>(
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
