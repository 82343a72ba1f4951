import { fillPath, readAnswer } from '#api/client.ts';
import { type Media, replaceMedia, uploadMedia } from '#api/endpoints/media.ts';
import { makeForPages } from '../films/film-jobs.ts';
import { session } from '../session/api.ts';
import { sendWithProgress } from '../session/session.ts';
import type { HowToSend } from './send-in-parts.ts';

/**
 * Files above this come in parts, in bytes. Below it, one request is answered where three would each wait for the one
 * before, and there is little to lose.
 */
const partsFrom = 4 * 1024 * 1024;

/**
 * Sends a file to the library, or to the place of a file that it has. Of a film its poster and its size for phones are made then, for which
 * nobody waits.
 */
export async function upload(file: File, how: HowToSend = {}, replaced?: Media): Promise<Media> {
  const media = await send(file, how, replaced);
  makeForPages(media, file);
  return media;
}

async function send(file: File, how: HowToSend, replaced: Media | undefined): Promise<Media> {
  if (file.size <= partsFrom) return sendWhole(file, how, replaced);
  // A script that could not be had once is not asked for again by this page: the file goes all the same.
  const parts = await import('./window-parts.ts').catch(() => undefined);
  return parts ? parts.sendInParts(file, how, sendWhole, replaced) : sendWhole(file, how, replaced);
}

/**
 * Sends a file in one request, as form data, which the typed client does not speak: to the library, or to the place of a file
 * that it has.
 */
async function sendWhole(
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
