import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#api/endpoints/auth.ts';
import { acceptsType } from '#server/http/accepted-encoding.ts';
import { AppError } from '#server/http/app-error.ts';
import { namesTag } from '#server/http/entity-tag.ts';
import { rangeAsked } from '#server/media/store/byte-range.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { mediaIdOf } from '#server/media/store/media-address.ts';
import { fallbackCaching, passingCaching, publicCaching } from '#server/media/store/media-caching.ts';
import { type MediaStore, originalKey } from '#server/media/store/media-store.ts';
import { isFilmType, type MediaType, mediaTypeOf, mediaTypes } from '#server/media/store/media-type.ts';
import type { Variant, VariantFormat } from '#server/pictures/encode-picture.ts';
import { pictureTypes } from '#server/pictures/picture-type.ts';
import { getCopyVersion } from '#server/storage/film-copies.ts';
import { phoneKey, posterSource } from './film-keys.ts';
import type { FindMedia } from './find-media.ts';
import type { LighterService } from './lighter.service.ts';
import {
  asksLighter,
  exactVariant,
  fastVariant,
  parseVariant,
  renderedVariant,
  type SizedMedia,
  type VariantQuery,
  variantName,
} from './variant.ts';
import type { VariantSource, VariantsService } from './variants.service.ts';

interface Deps {
  readonly findMedia: FindMedia;
  readonly store: MediaStore;
  readonly variants: VariantsService;
  readonly lighter: LighterService;
  readonly viewerOf: (request: FastifyRequest) => Promise<User | undefined>;
  /** True if the visitor has opened a protected page that shows the file of a URL. */
  readonly hasGrant: (request: FastifyRequest, url: string) => Promise<boolean>;
  /** Whether a visitor looks at the site as it stood, on which a page shows the file. */
  readonly looksBack: (request: FastifyRequest, url: string) => Promise<boolean>;
  /** Where a deck begins for somebody who may see it. */
  readonly deckEntry: (file: MediaFile, isPublic: boolean) => Promise<string>;
}

/** Of a film: the size for phones, and which of its copies the address was written for. */
type FilmQuery = Readonly<Partial<Record<'size' | 'v', unknown>>>;

type MediaRequest = FastifyRequest<{
  Params: { id: string; name: string };
  Querystring: VariantQuery & FilmQuery;
}>;
interface VisibleMedia {
  readonly file: MediaFile;
  readonly isPublic: boolean;
}

const privateCaching = 'private, no-store';

/** A file opened by itself is a document of this site: it may do nothing, and is nothing but its type. */
export const pictureSafety = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/** A drawing has styles in itself, and pictures that it carries. */
const drawingSafety = {
  ...pictureSafety,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
} as const;

/**
 * A PDF is shown by the browser's own viewer, which a sandbox keeps from starting. What it runs has no access to the site, since
 * it stands in a process and an origin of its own.
 */
const documentSafety = {
  ...pictureSafety,
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
} as const;

const safetyOf: Partial<Record<MediaType, Record<string, string>>> = {
  svg: drawingSafety,
  pdf: documentSafety,
};

const variantTypes: Record<VariantFormat, string> = {
  avif: pictureTypes.avif.mimeType,
  webp: pictureTypes.webp.mimeType,
  jpg: pictureTypes.jpeg.mimeType,
  png: pictureTypes.png.mimeType,
};

/** `GET /media/:id/:name`: originals and variants, to those who may see them. */
export function serveMedia(app: FastifyInstance, deps: Deps): void {
  app.get('/media/:id/:name', { config: { access: 'public' } }, async (request: MediaRequest, reply) => {
    // Until it is known that the answer may be kept: also for errors.
    reply.headers({ ...pictureSafety, 'cache-control': 'no-store' });
    const { file, isPublic } = await findVisible(deps, request);
    // Its address here is where cookies are sent, and stays when its bytes are replaced.
    if (file.type === 'zip') return reply.redirect((await deps.deckEntry(file, isPublic)) + queryOf(request));
    try {
      return await answer(deps, file, isPublic ? publicly(file, request) : privateCaching, request, reply);
    } catch (error) {
      reply.header('cache-control', 'no-store').removeHeader('etag');
      throw error;
    }
  });
}

function queryOf({ url }: MediaRequest): string {
  return /\?.*$/s.exec(url)?.[0] ?? '';
}

/** Whose bytes were replaced shows others at the addresses of before, and so does a film with other copies: nobody keeps those for long. */
function publicly(file: MediaFile, request: MediaRequest): string {
  const { url, address = url } = file;
  const asked = filmCopyAsked(file, request.query);
  const copy = asked && file.copies?.[asked];
  const isCurrent = asked === undefined || (copy && request.query.v === getCopyVersion(copy));
  return isCurrent && request.url.split('?', 1)[0] === address ? publicCaching : passingCaching;
}

/** Which copy of a film a query is for; undefined for the film itself, and for every other file. */
function filmCopyAsked(
  { type }: MediaFile,
  { size, f }: MediaRequest['query'],
): 'poster' | 'phone' | undefined {
  if (!isFilmType(type)) return undefined;
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
  if (asksLighter(request.query, file)) return sendLighter(deps, file, caching, request, reply);
  const picture = pictureAsked(file, request.query);
  const { variant, forEverybody } = await chooseVariant(deps, picture, request);
  if (!variant) return sendWhole(deps, wholeAsked(file, request.query), caching, request, reply);
  const known = forEverybody ? caching : privateCaching;
  if (isKnown(variantTag(picture, variant), known, request, reply)) return reply.code(304).send();
  return sendVariant(deps, picture, variant, known, request, reply);
}

/** What has variants: the file, or the poster of a film for whoever asks for a picture of it. */
interface AskedPicture extends SizedMedia, VariantSource {
  /** Names its bytes. */
  readonly id: string;
}

function pictureAsked(file: MediaFile, query: MediaRequest['query']): AskedPicture {
  const poster = filmCopyAsked(file, query) === 'poster' && posterSource(file);
  return poster || { ...file, id: mediaIdOf(file.hash) };
}

/** A file of the store that is sent as it is, in parts too. */
interface WholeFile {
  readonly key: string;
  readonly type: MediaType;
  /** Names its bytes. */
  readonly id: string;
}

function wholeAsked(file: MediaFile, query: MediaRequest['query']): WholeFile {
  const { phone } = file.copies ?? {};
  if (phone && filmCopyAsked(file, query) === 'phone') {
    return { key: phoneKey(file, phone), type: mediaTypeOf(phone.mimeType), id: mediaIdOf(phone.hash) };
  }
  const key = originalKey(file.hash, mediaTypes[file.type].extension);
  return { key, type: file.type, id: mediaIdOf(file.contentHash) };
}

/** Until it is made its address answers the gif, and is asked again. */
async function sendLighter(
  deps: Deps,
  file: MediaFile,
  caching: string,
  request: MediaRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const lighter = await deps.lighter.get(file);
  const gif = wholeAsked(file, request.query);
  if (lighter.kind === 'none') return sendWhole(deps, gif, caching, request, reply);
  if (lighter.kind === 'pending') {
    const pending = caching === privateCaching ? caching : fallbackCaching;
    return sendWhole(deps, gif, pending, request, reply);
  }
  if (isKnown(lighterTag(file), caching, request, reply)) return reply.code(304).send();
  return reply.type(variantTypes.webp).send(lighter.bytes);
}

/** Weak: when a smaller file of the same look takes its place, the one that is kept is still good. */
function variantTag({ id }: AskedPicture, variant: Variant | 'original'): string {
  return `W/"${id}-${variant === 'original' ? variant : variantName(variant)}"`;
}

function lighterTag({ contentHash }: MediaFile): string {
  return `"${mediaIdOf(contentHash)}-lighter"`;
}

/** Says how long the answer may be kept and what it is; true where the browser has it already. */
function isKnown(tag: string, caching: string, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('cache-control', caching).header('etag', tag);
  return namesTag(request.headers['if-none-match'], tag);
}

/** Everybody gets what the site renders; what else a query can ask for is made for people who are signed in. */
async function chooseVariant({ viewerOf }: Deps, picture: AskedPicture, request: MediaRequest) {
  const asked = parseVariant(request.query, picture);
  if (!asked) return { variant: undefined, forEverybody: true };
  const [exact, rendered] = [exactVariant(asked, picture), renderedVariant(asked, picture)];
  // The other pages are drawn for the library: a stranger would have the site draw hundreds.
  if (asked.page !== undefined) {
    if (!(await viewerOf(request))) throw new AppError('media/not-found');
    return { variant: exact, forEverybody: false };
  }
  const differs = variantName(exact) !== variantName(rendered);
  if (differs && (await viewerOf(request))) return { variant: exact, forEverybody: false };
  return { variant: rendered, forEverybody: true };
}

/** What somebody may not see is not there for them either, and takes as long to refuse: all is asked before that. */
async function findVisible(
  { findMedia, viewerOf, hasGrant, looksBack }: Deps,
  request: MediaRequest,
): Promise<VisibleMedia> {
  const asked = request.url.split('?', 1)[0] ?? '';
  const { file, isPublic } = await findMedia(request.params.id, asked);
  // As much is asked for a file that is not there.
  const url = file?.url ?? asked;
  const visible =
    isPublic ||
    (await viewerOf(request)) ||
    (await hasGrant(request, url)) ||
    (await looksBack(request, url));
  if (!file || !visible) throw new AppError('media/not-found');
  return { file, isPublic };
}

async function sendVariant(
  { variants }: Deps,
  picture: AskedPicture,
  variant: Variant,
  caching: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const served = await variants.get(picture, {
    variant,
    fast: fastVariant(variant, picture),
    visitor: request.ip,
    accepts: (type) => acceptsType(request.headers.accept, type),
  });
  if (!served) throw gone();
  const { bytes, as } = served;
  if (as !== variant) {
    reply.header('vary', 'accept');
    const fallback = caching === privateCaching ? caching : fallbackCaching;
    if (isKnown(variantTag(picture, as), fallback, request, reply)) return reply.code(304).send();
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
  reply.headers(safetyOf[type] ?? {});
  if (isKnown(tag, caching, request, reply)) return reply.code(304).send();
  const stored = await store.open(key);
  if (!stored) throw gone();
  const range = rangeAsked(request.headers, tag, stored.size);
  if (range === 'unsatisfiable') {
    reply.code(416).headers({ 'accept-ranges': 'bytes', 'content-range': `bytes */${stored.size}` });
    return reply.send();
  }
  // Who asks for the head alone would have the whole file read for nothing.
  const bytes = request.method === 'HEAD' ? Readable.from([]) : await stored.stream(range);
  reply.type(mediaTypes[type].mimeType).header('accept-ranges', 'bytes');
  if (!range) return reply.header('content-length', stored.size).send(bytes);
  const { start, end } = range;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${stored.size}`);
  return reply.header('content-length', end - start + 1).send(bytes);
}

/** The library knows the file and the store does not: somebody removed it by hand. */
function gone(): AppError {
  return new AppError('media/not-found');
}
