import { readAnswer } from '#api/client.ts';
import { type Media, uploadMedia } from '#api/endpoints/media.ts';
import { session } from '../session/api.ts';
import { sendWithProgress } from '../session/send-with-progress.ts';
import type { HowToSend } from './send-in-parts.ts';

/** Sends a file to the library in one request, as form data, which the typed client does not speak. */
export async function sendWhole(file: File, { sent = () => {}, signal }: HowToSend): Promise<Media> {
  const body = new FormData();
  body.append('file', file);
  const request = {
    method: uploadMedia.method,
    body,
    signal,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  } as const;
  const response = await session.fetch(`/api${uploadMedia.path}`, request, sendWithProgress(sent));
  return (await readAnswer(response)) as Media;
}
