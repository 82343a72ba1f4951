import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from '#server/http/accepted-encoding.ts';
import { AppError } from '#server/http/app-error.ts';
import { namesTag } from '#server/http/entity-tag.ts';
import type { FindMedia } from '#server/media/serve/find-media.ts';
import { rangeAsked } from '#server/media/store/byte-range.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { PageLock } from '#server/protection/locks/page-lock.ts';
import { type DeckAddress, type DeckProofs, deckName, readDeckAddress } from './deck-address.ts';
import { deckFileAt, deckTypeOf } from './deck-files.ts';
import { createDeckStore, type DeckStore, gzipFrame } from './deck-store.ts';
import type { ZipEntry } from './zip-entries.ts';

interface Deps {
  readonly findMedia: FindMedia;
  readonly store: MediaStore;
  readonly proofs: DeckProofs;
  /** The locks of the protected pages that show a file. */
  readonly locksOf: (file: Pick<MediaFile, 'url'>) => Promise<readonly PageLock[]>;
}

const privateCaching = 'private, no-store';

/**
 * A deck brings scripts that are not ours. The sandbox gives it an origin of its own, so that they reach neither the page that
 * shows it, nor cookies, nor a signed-in person, also where it is opened by itself.
 */
const isolation = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "object-src 'none'",
  // Its own scripts hear that a form is sent; it is sent nowhere, to this site neither.
  "form-action 'none'",
].join('; ');

const headers = {
  'content-security-policy': isolation,
  'x-content-type-options': 'nosniff',
  // From an origin of its own a deck asks for its own modules, fonts and pictures as any other site would.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  // The path can be a proof: nobody else gets to see it.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

const prefix = '/decks/';

/** The address of a deck's first slide for whoever may see it: one for everybody, or one that is for this hour. */
export async function deckEntry(
  { proofs, locksOf }: Pick<Deps, 'proofs' | 'locksOf'>,
  file: MediaFile,
  isPublic: boolean,
): Promise<string> {
  const name = deckName(file);
  return isPublic ? `${prefix}${name}/` : `${prefix}${proofs.give(name, await locksOf(file))}/${name}/`;
}

/** `GET /decks/…`: the files of decks, to everybody or to whoever has the proof in the path. */
export function serveDecks(app: FastifyInstance, deps: Deps): void {
  const decks = createDeckStore(deps.store);
  app.get(`${prefix}*`, { config: { access: 'public' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [address = ''] = request.url.split('?', 1);
    const asked = readDeckAddress(address.slice(prefix.length));
    const file = asked && (await findVisible(deps, asked));
    const files = file && (await decks.filesOf(file.hash));
    if (!asked || !file || !files) throw new AppError('media/not-found');
    const { path = '' } = asked;
    const entry = deckFileAt(files, path);
    const isFolder = entry === undefined && deckFileAt(files, `${path}/`) !== undefined;
    // What it names relatively is found from within the folder alone.
    if (asked.path === undefined || isFolder) return reply.headers(headers).redirect(`${address}/`);
    if (!entry) throw new AppError('media/not-found');
    return send(decks, { file, entry, isPublic: asked.proof === undefined }, request, reply);
  });
}

/** What is not there, is no deck, has other bytes by now or is not for whoever asks is all the same to them. */
async function findVisible(
  { findMedia, proofs, locksOf }: Deps,
  { id, name, proof }: DeckAddress,
): Promise<MediaFile | undefined> {
  const nobodys = `/media/${id}/`;
  const { file, isPublic } = await findMedia(id, nobodys);
  // Asked for what is not there as well: a refusal takes as long.
  const isOpen =
    proof === undefined ? isPublic : proofs.opens(proof, name, await locksOf(file ?? { url: nobodys }));
  return isOpen && file?.type === 'zip' && deckName(file) === name ? file : undefined;
}

async function send(
  decks: DeckStore,
  {
    file,
    entry,
    isPublic,
  }: { readonly file: MediaFile; readonly entry: ZipEntry; readonly isPublic: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const plainTag = `"${deckName(file)}-${entry.crc.toString(16)}"`;
  // Parts are of the file itself, whatever else is taken: who winds a film forward counts its own bytes.
  const range = rangeAsked(request.headers, plainTag, entry.size);
  const isSmall = !range && entry.isDeflated && takesGzip(request.headers['accept-encoding']);
  const encoding = isSmall ? 'gzip' : 'identity';
  const tag = isSmall ? plainTag.replace(/"$/, '-gz"') : plainTag;
  const caching = isPublic ? publicCaching : privateCaching;
  const known = { ...headers, 'cache-control': caching, etag: tag, vary: 'accept-encoding' };
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).headers(known).send();
  if (range === 'unsatisfiable') {
    const size = { 'accept-ranges': 'bytes', 'content-range': `bytes */${entry.size}` };
    return reply
      .code(416)
      .headers({ ...headers, ...size })
      .send();
  }
  const open = () =>
    range ? decks.openPart(file.hash, entry, range) : decks.open(file.hash, entry, encoding);
  const bytes = request.method === 'HEAD' ? Readable.from([]) : await open();
  if (!bytes) throw new AppError('media/not-found');
  reply.headers(known).type(deckTypeOf(entry.name));
  reply.headers(isSmall ? { 'content-encoding': 'gzip' } : { 'accept-ranges': 'bytes' });
  if (range) {
    const { start, end } = range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${entry.size}`);
    return reply.header('content-length', end - start + 1).send(bytes);
  }
  const length = encoding === 'gzip' ? entry.packed + gzipFrame : entry.size;
  return reply.header('content-length', length).send(bytes);
}
