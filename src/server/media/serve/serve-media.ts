import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#api/endpoints/auth.ts';
import { isTypeAccepted } from '#server/http/accepted-encoding.ts';
import { AppError } from '#server/http/app-error.ts';
import { isTagListed } from '#server/http/entity-tag.ts';
import { parseRequestedRange } from '#server/media/store/byte-range.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { getMediaId } from '#server/media/store/media-address.ts';
import { fallbackCaching, passingCaching, publicCaching } from '#server/media/store/media-caching.ts';
import { getOriginalKey, type MediaStore } from '#server/media/store/media-store.ts';
import { getMediaType, isVideoType, type MediaType, mediaTypes } from '#server/media/store/media-type.ts';
import type { Variant, VariantFormat } from '#server/pictures/encode-picture.ts';
import { pictureTypes } from '#server/pictures/picture-type.ts';
import { getCopyVersion } from '#server/storage/video-copies.ts';
import { getPhoneKey, getPosterSource } from './copy-keys.ts';
import type { FindMedia } from './find-media.ts';
import type { LighterService } from './lighter.service.ts';
import {
  findFastVariant,
  formatVariantName,
  getExactVariant,
  getRenderedVariant,
  isLighterRequested,
  parseVariant,
  type SizedMedia,
  type VariantQuery,
} from './variant.ts';
import type { VariantSource, VariantsService } from './variants.service.ts';

interface Deps {
  readonly findMedia: FindMedia;
  readonly store: MediaStore;
  readonly variants: VariantsService;
  readonly lighter: LighterService;
  readonly readViewer: (request: FastifyRequest) => Promise<User | undefined>;
  /** True if the visitor has opened a protected page that shows the file of a URL. */
  readonly hasGrant: (request: FastifyRequest, url: string) => Promise<boolean>;
  /** True if the visitor views a past state of the site in which a page shows the file. */
  readonly looksBack: (request: FastifyRequest, url: string) => Promise<boolean>;
  /** Returns the URL of a deck's first slide for a visitor who may see it. */
  readonly deckEntry: (file: MediaFile, isPublic: boolean) => Promise<string>;
}

/** Query of a video: the phone rendition, and the copies that the URL was created for. */
type VideoQuery = Readonly<Partial<Record<'size' | 'v', unknown>>>;

type MediaRequest = FastifyRequest<{
  Params: { id: string; name: string };
  Querystring: VariantQuery & VideoQuery;
}>;
interface VisibleMedia {
  readonly file: MediaFile;
  readonly isPublic: boolean;
}

const privateCaching = 'private, no-store';

/** Headers for a file that is opened directly: it may run nothing, and is not sniffed as another type. */
export const pictureHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/** Allows inline styles and embedded images of an SVG. */
const drawingHeaders = {
  ...pictureHeaders,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
} as const;

/**
 * A sandbox would prevent the browser's PDF viewer, which runs scripts of a PDF in a process and an origin of
 * its own.
 */
const documentHeaders = {
  ...pictureHeaders,
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
} as const;

const securityHeaders: Partial<Record<MediaType, Record<string, string>>> = {
  svg: drawingHeaders,
  pdf: documentHeaders,
};

const variantTypes: Record<VariantFormat, string> = {
  avif: pictureTypes.avif.mimeType,
  webp: pictureTypes.webp.mimeType,
  jpg: pictureTypes.jpeg.mimeType,
  png: pictureTypes.png.mimeType,
};

/** Serves `GET /media/:id/:name`: originals and variants, after checking access. */
export function serveMedia(app: FastifyInstance, deps: Deps): void {
  app.get('/media/:id/:name', { config: { access: 'public' } }, async (request: MediaRequest, reply) => {
    // The answer is not cached until access is known; errors keep this header.
    reply.headers({ ...pictureHeaders, 'cache-control': 'no-store' });
    const { file, isPublic } = await findVisible(deps, request);
    // Unlike the URL that it redirects to, this one gets cookies and stays the same if the bytes are
    // replaced.
    if (file.type === 'zip')
      return reply.redirect((await deps.deckEntry(file, isPublic)) + getQueryString(request));
    try {
      return await answer(
        deps,
        file,
        isPublic ? choosePublicCaching(file, request) : privateCaching,
        request,
        reply,
      );
    } catch (error) {
      reply.header('cache-control', 'no-store').removeHeader('etag');
      throw error;
    }
  });
}

function getQueryString({ url }: MediaRequest): string {
  return /\?.*$/s.exec(url)?.[0] ?? '';
}

/**
 * Returns the caching of a public file: short if its bytes were replaced or the video has other copies now,
 * since an old URL then shows other bytes.
 */
function choosePublicCaching(file: MediaFile, request: MediaRequest): string {
  const { url, address = url } = file;
  const asked = findRequestedCopy(file, request.query);
  const copy = asked && file.copies?.[asked];
  const isCurrent = asked === undefined || (copy && request.query.v === getCopyVersion(copy));
  return isCurrent && request.url.split('?', 1)[0] === address ? publicCaching : passingCaching;
}

/** Returns the copy of a video that a query asks for; undefined for the video itself and for other files. */
function findRequestedCopy(
  { type }: MediaFile,
  { size, f }: MediaRequest['query'],
): 'poster' | 'phone' | undefined {
  if (!isVideoType(type)) return undefined;
  if (size === 'phone') return 'phone';
  return f === undefined ? undefined : 'poster';
}

async function answer(
  deps: Deps,
  file: MediaFile,
  caching: string,
  request: MediaRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (isLighterRequested(request.query, file)) return sendLighter(deps, file, caching, request, reply);
  const picture = findRequestedPicture(file, request.query);
  const { variant, forEverybody } = await chooseVariant(deps, picture, request);
  if (!variant) return sendWhole(deps, findRequestedFile(file, request.query), caching, request, reply);
  const known = forEverybody ? caching : privateCaching;
  if (isKnown(formatVariantTag(picture, variant), known, request, reply)) return reply.code(304).send();
  return sendVariant(deps, picture, variant, known, request, reply);
}

/** A source of variants: the file itself, or the poster of a video that is requested as an image. */
interface RequestedPicture extends SizedMedia, VariantSource {
  /** Identifies the bytes. */
  readonly id: string;
}

function findRequestedPicture(file: MediaFile, query: MediaRequest['query']): RequestedPicture {
  const poster = findRequestedCopy(file, query) === 'poster' && getPosterSource(file);
  return poster || { ...file, id: getMediaId(file.hash) };
}

/** A stored file that is sent unchanged, with support for ranges. */
interface WholeFile {
  readonly key: string;
  readonly type: MediaType;
  /** Identifies the bytes. */
  readonly id: string;
}

function findRequestedFile(file: MediaFile, query: MediaRequest['query']): WholeFile {
  const { phone } = file.copies ?? {};
  if (phone && findRequestedCopy(file, query) === 'phone') {
    return { key: getPhoneKey(file, phone), type: getMediaType(phone.mimeType), id: getMediaId(phone.hash) };
  }
  const key = getOriginalKey(file.hash, mediaTypes[file.type].extension);
  return { key, type: file.type, id: getMediaId(file.contentHash) };
}

/** Sends the animated WebP of a GIF. Until it has been encoded, sends the GIF without caching. */
async function sendLighter(
  deps: Deps,
  file: MediaFile,
  caching: string,
  request: MediaRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const lighter = await deps.lighter.get(file);
  const gif = findRequestedFile(file, request.query);
  if (lighter.kind === 'none') return sendWhole(deps, gif, caching, request, reply);
  if (lighter.kind === 'pending') {
    const pending = caching === privateCaching ? caching : fallbackCaching;
    return sendWhole(deps, gif, pending, request, reply);
  }
  if (isKnown(formatLighterTag(file), caching, request, reply)) return reply.code(304).send();
  return reply.type(variantTypes.webp).send(lighter.bytes);
}

/** Weak ETag: when a smaller file of the same look replaces a variant, a cached copy stays valid. */
function formatVariantTag({ id }: RequestedPicture, variant: Variant | 'original'): string {
  return `W/"${id}-${variant === 'original' ? variant : formatVariantName(variant)}"`;
}

function formatLighterTag({ contentHash }: MediaFile): string {
  return `"${getMediaId(contentHash)}-lighter"`;
}

/** Sets the caching headers and the ETag. True if the client's copy is current. */
function isKnown(tag: string, caching: string, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('cache-control', caching).header('etag', tag);
  return isTagListed(request.headers['if-none-match'], tag);
}

/**
 * Returns the variant to send: for visitors the nearest that the site itself renders, for signed-in users
 * exactly the one in the query.
 */
async function chooseVariant({ readViewer }: Deps, picture: RequestedPicture, request: MediaRequest) {
  const asked = parseVariant(request.query, picture);
  if (!asked) return { variant: undefined, forEverybody: true };
  const [exact, rendered] = [getExactVariant(asked, picture), getRenderedVariant(asked, picture)];
  // Other pages of a PDF are for the media library: visitors could make the site render hundreds.
  if (asked.page !== undefined) {
    if (!(await readViewer(request))) throw new AppError('media/not-found');
    return { variant: exact, forEverybody: false };
  }
  const differs = formatVariantName(exact) !== formatVariantName(rendered);
  if (differs && (await readViewer(request))) return { variant: exact, forEverybody: false };
  return { variant: rendered, forEverybody: true };
}

/**
 * Finds a file that the visitor may see. A missing file and a refusal look the same and take as long, so all
 * checks run before.
 */
async function findVisible(
  { findMedia, readViewer, hasGrant, looksBack }: Deps,
  request: MediaRequest,
): Promise<VisibleMedia> {
  const asked = request.url.split('?', 1)[0] ?? '';
  const { file, isPublic } = await findMedia(request.params.id, asked);
  // Access is checked for missing files too, so that both refusals take equally long.
  const url = file?.url ?? asked;
  const visible =
    isPublic ||
    (await readViewer(request)) ||
    (await hasGrant(request, url)) ||
    (await looksBack(request, url));
  if (!file || !visible) throw new AppError('media/not-found');
  return { file, isPublic };
}

async function sendVariant(
  { variants }: Deps,
  picture: RequestedPicture,
  variant: Variant,
  caching: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const served = await variants.get(picture, {
    variant,
    fast: findFastVariant(variant, picture),
    visitor: request.ip,
    accepts: (type) => isTypeAccepted(request.headers.accept, type),
  });
  if (!served) throw createGoneError();
  const { bytes, as } = served;
  if (as !== variant) {
    reply.header('vary', 'accept');
    const fallback = caching === privateCaching ? caching : fallbackCaching;
    if (isKnown(formatVariantTag(picture, as), fallback, request, reply)) return reply.code(304).send();
  }
  return reply
    .type(as === 'original' ? mediaTypes[picture.type].mimeType : variantTypes[as.format])
    .send(bytes);
}

async function sendWhole(
  { store }: Deps,
  { key, type, id }: WholeFile,
  caching: string,
  request: MediaRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tag = `"${id}"`;
  reply.headers(securityHeaders[type] ?? {});
  if (isKnown(tag, caching, request, reply)) return reply.code(304).send();
  const stored = await store.open(key);
  if (!stored) throw createGoneError();
  const range = parseRequestedRange(request.headers, tag, stored.size);
  if (range === 'unsatisfiable') {
    reply.code(416).headers({ 'accept-ranges': 'bytes', 'content-range': `bytes */${stored.size}` });
    return reply.send();
  }
  // Skips reading for HEAD, which would read the whole file without need.
  const bytes = request.method === 'HEAD' ? Readable.from([]) : await stored.stream(range);
  reply.type(mediaTypes[type].mimeType).header('accept-ranges', 'bytes');
  if (!range) return reply.header('content-length', stored.size).send(bytes);
  const { start, end } = range;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${stored.size}`);
  return reply.header('content-length', end - start + 1).send(bytes);
}

/** Error for a file whose row exists but whose bytes were removed from the store by hand. */
function createGoneError(): AppError {
  return new AppError('media/not-found');
}
