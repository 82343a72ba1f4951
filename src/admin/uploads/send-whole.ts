import { fillPath, readAnswer } from '#api/client.ts';
import { type Media, replaceMedia, uploadMedia } from '#api/endpoints/media.ts';
import { session } from '../session/api.ts';
import { sendWithProgress } from '../session/send-with-progress.ts';
import type { HowToSend } from './send-in-parts.ts';

/**
 * Sends a file in one request, as form data, which the typed client does not speak: to the library, or to the place of a file
 * that it has.
 */
export async function sendWhole(
  file: File,
  { sent = () => {}, signal }: HowToSend,
  replaced?: Media,
): Promise<Media> {
  const body = new FormData();
  body.append('file', file);
  const { method, path } = replaced ? replaceMedia : uploadMedia;
  const request = {
    method,
    body,
    signal,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(replaced && { 'if-match': `"${replaced.revision}"` }) },
  } as const;
  const address = `/api${replaced ? fillPath(path, { id: replaced.id }) : path}`;
  const response = await session.fetch(address, request, sendWithProgress(sent));
  return (await readAnswer(response)) as Media;
}
