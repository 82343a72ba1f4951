import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fillPath, readAnswer } from '#api/client.ts';
import { addVideoPhoneSize, addVideoPoster, type Media } from '#api/endpoints/media.ts';
import { refreshMedia } from '../data/media.ts';
import { session } from '../session/api.ts';
import { sendWithProgress } from '../session/session.ts';
import { announce } from '../shared/announcer.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import type { MakingStep } from './make-copies.ts';
import { findMissingCopies, isVideo } from './video-rules.ts';
import { videoWords } from './video-words.ts';

/** A video whose poster and phone rendition are being made in this browser, or failed. */
export interface VideoJob {
  /** Media id of the video. */
  readonly id: string;
  readonly media: Media;
  readonly step: 'waiting' | 'reading' | MakingStep;
  /** Progress of the step, 0 to 1; undefined if unknown. */
  readonly part?: number | undefined;
  /** The reason a copy is missing. Kept until it is dismissed. */
  readonly issue?: string | undefined;
}

interface Work {
  readonly video: Blob | undefined;
  readonly ending: AbortController;
}

const store = createStore<{ readonly jobs: readonly VideoJob[] }>(() => ({ jobs: [] }));
const works = new Map<string, Work>();
let last: Promise<unknown> = Promise.resolve();

/** Returns the running and failed jobs of all videos. */
export function useVideoJobs(): readonly VideoJob[] {
  return useStore(store, ({ jobs }) => jobs);
}

/**
 * Makes the missing poster and phone rendition of a video in this browser, one video after the other, in the
 * background. If it
 * fails, the video itself is unaffected. Does nothing for other files.
 *
 * @param video its bytes if at hand; else they are fetched
 */
export function makeMissingCopies(media: Media, video?: Blob): void {
  if (!isVideo(media)) return;
  const missing = findMissingCopies(media);
  if (!missing.poster && !missing.phone) return;
  cancelVideoJob(media.id);
  const work = { video, ending: new AbortController() };
  works.set(media.id, work);
  store.setState(({ jobs }) => ({ jobs: [...jobs, { id: media.id, media, step: 'waiting' }] }));
  // If a job is cancelled, the next one starts at once, even if the decoder no longer responds.
  last = last.then(() => Promise.race([run(media, work), waitForAbort(work.ending.signal)]));
}

/** Cancels the job of a video, or dismisses its failure. */
export function cancelVideoJob(id: string): void {
  works.get(id)?.ending.abort();
  works.delete(id);
  store.setState(({ jobs }) => ({ jobs: jobs.filter((job) => job.id !== id) }));
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

async function run(media: Media, work: Work): Promise<void> {
  const { signal } = work.ending;
  if (signal.aborted) return;
  const change = (news: Partial<VideoJob>) => {
    if (works.get(media.id) !== work) return;
    if (news.issue !== undefined) announce(`${media.name}: ${news.issue}`, true);
    store.setState(({ jobs }) => ({
      jobs: jobs.map((job) => (job.id === media.id ? { ...job, ...news } : job)),
    }));
  };
  try {
    change({ step: 'reading' });
    const of = media.address ?? media.url;
    const video = work.video ?? (await fetchVideo(of, signal));
    // The video library is loaded with the first video.
    const { makeCopies } = await import('./make-copies.ts');
    const unmade = await makeCopies({
      ...findMissingCopies(media),
      video,
      address: of,
      signal,
      told: (step, part) => change({ step, part }),
      send: async (what, bytes, sent) => {
        change({ media: await sendCopy({ id: media.id, of, what, bytes }, { signal, sent }) });
        // The cached library lacks the new copy, and page weights on phones still count the original video.
        await refreshMedia();
      },
    });
    if (unmade) change({ issue: videoWords.issues[unmade] });
    else if (works.get(media.id) === work) {
      cancelVideoJob(media.id);
      announce(videoWords.made(media.name));
    }
  } catch (error) {
    if (!signal.aborted) change({ issue: videoWords.issues.failed(formatErrorMessage(error)) });
  }
}

async function fetchVideo(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new TypeError(`${address} answers ${answer.status}`);
  return answer.blob();
}

const endpoints = { poster: addVideoPoster, phone: addVideoPhoneSize };

interface Copy {
  readonly id: string;
  /** URL of the bytes from which the copy was made. */
  readonly of: string;
  readonly what: keyof typeof endpoints;
  readonly bytes: Blob;
}

/** Uploads a copy of a video as form data, which the typed client doesn't support. */
async function sendCopy(
  { id, of, what, bytes }: Copy,
  { signal, sent }: { readonly signal: AbortSignal; readonly sent: (part: number) => void },
): Promise<Media> {
  const { method, path } = endpoints[what];
  const body = new FormData();
  body.append('file', bytes, what);
  const request = {
    method,
    body,
    signal,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  } as const;
  const address = `/api${fillPath(path, { id })}?${new URLSearchParams({ of })}`;
  return (await readAnswer(await session.fetch(address, request, sendWithProgress(sent)))) as Media;
}
