import { fillPath, readAnswer } from '#api/client.ts';
import { addFilmPhoneSize, addFilmPoster, type Media } from '#api/endpoints/media.ts';
import { session } from '../session/api.ts';
import { sendWithProgress } from '../session/send-with-progress.ts';

const endpoints = { poster: addFilmPoster, phone: addFilmPhoneSize };

interface Copy {
  readonly id: string;
  /** The address of the bytes that it was made of. */
  readonly of: string;
  readonly what: keyof typeof endpoints;
  readonly bytes: Blob;
}

/** Gives a film of the library what was made of it, as form data, which the typed client does not speak. */
export async function sendCopy(
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
