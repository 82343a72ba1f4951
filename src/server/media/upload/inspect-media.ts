import type { Blur } from '#content/media/blur.ts';
import { AppError } from '#server/http/app-error.ts';
import { inspectDeck, isZip } from '#server/media/decks/inspect-deck.ts';
import type { MediaType } from '#server/media/store/media-type.ts';
import { looksLikeHeic, sniffPictureType } from '#server/pictures/picture-type.ts';
import type { Perform, Pictures } from '#server/pictures/pictures.ts';
import { looksLikeMarkup } from '#server/pictures/plain-svg.ts';
import { inspectMp4, looksLikeMp4 } from './inspect-mp4.ts';
import { inspectVideo, looksLikeVideo } from './inspect-video.ts';

export interface InspectedMedia {
  readonly facts: {
    readonly type: MediaType;
    /** In pixels, as seen. */
    readonly width: number;
    readonly height: number;
    readonly animated: boolean;
    /** How long it takes once, in ms, when it moves. */
    readonly duration?: number;
    /** Of a picture of pixels: what is drawn before it has come. */
    readonly blur?: Blur;
    /** Of a picture of pixels: whether it said where it was taken. */
    readonly place?: boolean;
    /** Of a picture that moves: how many. */
    readonly frames?: number;
    /** Of a deck: how many it has. */
    readonly files?: number;
    /** Of a PDF: how many it has. */
    readonly pages?: number;
    /** Of a PDF: its words, each once. */
    readonly words?: string;
  };
  /** What is to be kept: a file without what its camera says of where it was taken and by whom. */
  readonly bytes: Buffer;
  /** True where that is of another kind than what was sent, so that the ending of its name is no longer right. */
  readonly isConverted?: boolean;
  /** Sentences on what was left out of it, for whoever sent it. */
  readonly notes?: readonly string[];
}

/** Reads what a file is, by its bytes alone. Throws 415 with a sentence for what the library does not take. */
export async function inspectMedia(bytes: Buffer, pictures: Pictures): Promise<InspectedMedia> {
  refuseRelatives(bytes);
  // Few bytes of films say all, and reading those is bounded: that need not wait for pictures.
  if (looksLikeVideo(bytes)) return { facts: inspectVideo(bytes), bytes };
  if (isVideoFile(bytes)) return inspectMp4(bytes);
  // Unpacking is done beside this thread, and looks at no more than its limits allow.
  if (isZip(bytes)) return { facts: await inspectDeck(bytes), bytes };
  const inspect = inspectorOf(bytes);
  // Nobody knows how large it is before it is read: it is decoded alone.
  const job = { lane: 'uploads', isolated: isPdf(bytes) || looksLikeHeic(bytes) };
  return pictures.now(job, (perform) => inspect(bytes, perform));
}

/** True for bytes that begin like a film. */
export function isVideoFile(bytes: Buffer): boolean {
  if (looksLikeVideo(bytes)) return true;
  // The container is also that of pictures.
  return looksLikeMp4(bytes) && sniffPictureType(bytes) === undefined && !looksLikeHeic(bytes);
}

/** True for bytes that begin like a PDF. */
export function isPdf(bytes: Buffer): boolean {
  return pdfHeaderAt(bytes) !== -1;
}

/** The header of a PDF stands within its first bytes (ISO 32000-1, annex H.3.4.1): some programs write others before it. */
const pdfHeadBytes = 1024;

/** Finds a PDF's header; -1 for bytes that have none or begin like another file. */
function pdfHeaderAt(bytes: Buffer): number {
  const at = bytes.subarray(0, pdfHeadBytes).indexOf('%PDF-');
  if (at <= 0) return at;
  const isOther =
    sniffPictureType(bytes) !== undefined ||
    [looksLikeVideo, looksLikeMp4, looksLikeHeic, isZip, looksLikeMarkup].some((looks) => looks(bytes));
  return isOther ? -1 : at;
}

function inspectorOf(bytes: Buffer): (bytes: Buffer, perform: Perform) => Promise<InspectedMedia> {
  if (isPdf(bytes)) return inspectDocument;
  if (looksLikeHeic(bytes)) return inspectPhonePicture;
  return looksLikeMarkup(bytes) ? inspectDrawing : inspectPixels;
}

/** Kept from its header on, from which a PDF counts its places. */
async function inspectDocument(input: Buffer, perform: Perform): Promise<InspectedMedia> {
  const bytes = input.subarray(pdfHeaderAt(input));
  return { facts: await perform('inspectPdf', bytes), bytes };
}

async function inspectPixels(bytes: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { stripped, ...facts } = await perform('inspectPicture', bytes);
  return { facts, bytes: stripped ?? bytes };
}

/** It is kept as a picture that browsers show. */
async function inspectPhonePicture(input: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { bytes, stripped: _, ...facts } = await perform('inspectHeic', input);
  return { facts, bytes: Buffer.from(bytes), isConverted: true };
}

async function inspectDrawing(bytes: Buffer, perform: Perform): Promise<InspectedMedia> {
  const { bytes: clean, notes, ...facts } = await perform('inspectSvg', bytes);
  // It comes out of another process as bare bytes.
  return { facts, bytes: Buffer.from(clean), notes };
}

/** Files that are near to what the library takes: their sentence says what to do. */
function refuseRelatives(bytes: Buffer): void {
  if (bytes.toString('latin1', 0, 2) === '\x1f\x8b') {
    throw refused('This file is compressed. If it is an SVG, save it as plain SVG instead of SVGZ.');
  }
}

function refused(message: string): AppError {
  return new AppError('media/wrong-type', { message });
}
