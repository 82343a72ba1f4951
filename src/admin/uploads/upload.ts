import type { Media } from '#api/endpoints/media.ts';
import { makeForPages } from '../films/film-jobs.ts';
import type { HowToSend } from './send-in-parts.ts';
import { sendWhole } from './send-whole.ts';

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
  return parts ? parts.sendInParts(file, how, replaced) : sendWhole(file, how, replaced);
}
