import type { Blur } from '#content/media/blur.ts';
import { AppError } from '#server/http/app-error.ts';
import { inspectDeck, isZip } from '#server/media/decks/inspect-deck.ts';
import type { MediaType } from '#server/media/store/media-type.ts';
import { hasHeicHeader, sniffPictureType } from '#server/pictures/picture-type.ts';
import type { Perform, Pictures } from '#server/pictures/pictures.ts';
import { hasMarkupHeader } from '#server/pictures/plain-svg.ts';
import { hasMp4Header, inspectMp4 } from './inspect-mp4.ts';
import { hasWebmHeader, inspectVideo } from './inspect-video.ts';

export interface InspectedMedia {
  readonly facts: {
    readonly type: MediaType;
    /** Pixels, after applying the orientation. */
    readonly width: number;
    readonly height: number;
    readonly animated: boolean;
    /** Length of one run of a moving file, in ms. */
    readonly duration?: number;
    /** Placeholder of a raster image. */
    readonly blur?: Blur;
    /** True if a raster image contained GPS metadata. */
    readonly place?: boolean;
    /** Frames of an animated image. */
    readonly frames?: number;
    /** Files of a deck. */
    readonly files?: number;
    /** Pages of a PDF. */
    readonly pages?: number;
    /** Distinct words of a PDF. */
    readonly words?: string;
  };
  /** Bytes to store, without metadata on location and author. */
  readonly bytes: Buffer;
  /** True if the format changed, so that the extension of the name must change too. */
  readonly isConverted?: boolean;
  /** Sentences on what was removed, for the uploader. */
  readonly notes?: readonly string[];
}

/**
 * Determines a file's type and properties from its bytes alone. Throws 415 with a sentence if the library
 * does not accept it.
 */
export async function inspectMedia(bytes: Buffer, pictures: Pictures): Promise<InspectedMedia> {
  refuseRelatives(bytes);
  // Reading a video's headers is cheap and bounded, so it need not wait in the picture queue.
  if (hasWebmHeader(bytes)) return { facts: inspectVideo(bytes), bytes };
  if (isVideoFile(bytes)) return inspectMp4(bytes);
  // Inflating runs off the main thread and is bounded by the deck's limits.
  if (isZip(bytes)) return { facts: await inspectDeck(bytes), bytes };
  const inspect = chooseInspector(bytes);
  // The memory use of a PDF or HEIC is unknown before decoding, so it is decoded alone.
  const job = { lane: 'uploads', isolated: isPdf(bytes) || hasHeicHeader(bytes) };
  return pictures.now(job, (perform) => inspect(bytes, perform));
}

/** True if the bytes begin like a video. */
export function isVideoFile(bytes: Buffer): boolean {
  if (hasWebmHeader(bytes)) return true;
  // HEIC and AVIF use the same container.
  return hasMp4Header(bytes) && sniffPictureType(bytes) === undefined && !hasHeicHeader(bytes);
}

/** True if the bytes begin like a PDF. */
export function isPdf(bytes: Buffer): boolean {
  return findPdfHeader(bytes) !== -1;
}

/**
 * Bytes in which the header of a PDF must appear (ISO 32000-1, annex H.3.4.1): some programs write others
 * before it.
 */
const pdfHeadBytes = 1024;

/** Returns the offset of a PDF's header; -1 if there is none or the bytes begin like another type. */
function findPdfHeader(bytes: Buffer): number {
  const at = bytes.subarray(0, pdfHeadBytes).indexOf('%PDF-');
  if (at <= 0) return at;
  const isOther =
    sniffPictureType(bytes) !== undefined ||
    [hasWebmHeader, hasMp4Header, hasHeicHeader, isZip, hasMarkupHeader].some((looks) => looks(bytes));
  return isOther ? -1 : at;
}

function chooseInspector(bytes: Buffer): (bytes: Buffer, perform: Perform) => Promise<InspectedMedia> {
  if (isPdf(bytes)) return inspectDocument;
  if (hasHeicHeader(bytes)) return inspectPhonePicture;
  return hasMarkupHeader(bytes) ? inspectDrawing : inspectPixels;
}

/** Drops the bytes before the header, since offsets in a PDF count from there. */
async function inspectDocument(input: Buffer, perform: Perform): Promise<InspectedMedia> {
  const bytes = input.subarray(findPdfHeader(input));
  return { facts: await perform('inspectPdf', bytes), bytes };
}

async function inspectPixels(bytes: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { stripped, ...facts } = await perform('inspectPicture', bytes);
  return { facts, bytes: stripped ?? bytes };
}

/** Converts HEIC to a format that browsers show. */
async function inspectPhonePicture(input: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { bytes, stripped: _, ...facts } = await perform('inspectHeic', input);
  return { facts, bytes: Buffer.from(bytes), isConverted: true };
}

async function inspectDrawing(bytes: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { bytes: clean, notes, ...facts } = await perform('inspectSvg', bytes);
  // The other process returns plain bytes.
  return { facts, bytes: Buffer.from(clean), notes };
}

/** Throws a sentence with advice for formats related to accepted ones. */
function refuseRelatives(bytes: Buffer): void {
  if (bytes.toString('latin1', 0, 2) === '\x1f\x8b') {
    throw createWrongTypeError(
      'This file is compressed. If it is an SVG, save it as plain SVG instead of SVGZ.',
    );
  }
}

function createWrongTypeError(message: string): AppError {
  return new AppError('media/wrong-type', { message });
}
