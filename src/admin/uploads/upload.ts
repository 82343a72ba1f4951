import { fillPath, readAnswer } from '#api/client.ts';
import { type Media, replaceMedia, uploadMedia } from '#api/endpoints/media.ts';
import { session } from '../session/api.ts';
import { sendWithProgress } from '../session/session.ts';
import { makeMissingCopies } from '../videos/video-jobs.ts';
import type { SendOptions } from './send-in-parts.ts';

/**
 * In bytes: larger files are sent in parts. A smaller one takes one request instead of three in sequence, and
 * little is lost if it fails.
 */
const partsFrom = 4 * 1024 * 1024;

/**
 * Uploads a file to the media library, or replaces an existing file. For a video, the poster and phone
 * rendition are then made in the background.
 */
export async function upload(file: File, how: SendOptions = {}, replaced?: Media): Promise<Media> {
  const media = await send(file, how, replaced);
  makeMissingCopies(media, file);
  return media;
}

async function send(file: File, how: SendOptions, replaced: Media | undefined): Promise<Media> {
  if (file.size <= partsFrom) return sendWhole(file, how, replaced);
  // Browsers remember a failed import until a reload: the file is then sent in one request.
  const parts = await import('./window-parts.ts').catch(() => undefined);
  return parts ? parts.sendInParts(file, how, sendWhole, replaced) : sendWhole(file, how, replaced);
}

/** Uploads a file in one request as form data, which the typed client doesn't support. */
async function sendWhole(
  file: File,
  { sent = () => {}, signal }: SendOptions,
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
