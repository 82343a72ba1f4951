import { AppError } from '#server/http/app-error.ts';
import type { PictureFacts } from '#server/pictures/inspect-picture.ts';
import type { InspectedSvg } from '#server/pictures/inspect-svg.ts';
import type { Perform, Pictures } from '#server/pictures/pictures.ts';
import { looksLikeMarkup } from '#server/pictures/svg/read-svg-text.ts';
import { inspectVideo, looksLikeVideo, type VideoFacts } from './inspect-video.ts';

export interface InspectedMedia {
  readonly facts: PictureFacts | Omit<InspectedSvg, 'bytes'> | VideoFacts;
  /** What is to be kept: a picture without what its camera says of where it was taken and by whom. */
  readonly bytes: Buffer;
}

/** Reads what a file is, by its bytes alone. Throws 415 with a sentence for what the library does not take. */
export async function inspectMedia(bytes: Buffer, pictures: Pictures): Promise<InspectedMedia> {
  if (looksLikeVideo(bytes)) return { facts: inspectVideo(bytes), bytes };
  refuseRelatives(bytes);
  const inspect = looksLikeMarkup(bytes) ? inspectDrawing : inspectPixels;
  // Nobody knows how large it is before it is read: it is decoded alone.
  return pictures.now({ lane: 'uploads' }, (perform) => inspect(bytes, perform));
}

async function inspectPixels(bytes: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { stripped, ...facts } = await perform('inspectPicture', bytes);
  return { facts, bytes: stripped ?? bytes };
}

async function inspectDrawing(bytes: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { bytes: clean, ...facts } = await perform('inspectSvg', bytes);
  // It comes out of another process as bare bytes.
  return { facts, bytes: Buffer.from(clean) };
}

/** Files that are near to what the library takes: their sentence says what to do. */
function refuseRelatives(bytes: Buffer): void {
  const [, sentence] = relatives.find(([isOne]) => isOne(bytes)) ?? [];
  if (sentence !== undefined) throw new AppError('media/wrong-type', { message: sentence });
}

const begins = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

const relatives: readonly (readonly [isOne: (bytes: Buffer) => boolean, sentence: string])[] = [
  [
    (bytes) => begins(bytes, '\x1f\x8b'),
    'This file is compressed. If it is an SVG, save it as plain SVG instead of SVGZ.',
  ],
  [
    (bytes) =>
      begins(bytes, 'ftyp', 4) && /^(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 8, 12)),
    'This is a picture in Apple’s own format (HEIC). Save or export it as JPEG.',
  ],
];
