import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGzipAccepted } from '#server/http/accepted-encoding.ts';
import { AppError } from '#server/http/app-error.ts';
import { isTagListed } from '#server/http/entity-tag.ts';
import type { FindMedia } from '#server/media/serve/find-media.ts';
import { parseRequestedRange } from '#server/media/store/byte-range.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { publicCaching } from '#server/media/store/media-caching.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { PageLock } from '#server/protection/locks/page-lock.ts';
import { type DeckAddress, type DeckProofs, formatDeckName, readDeckAddress } from './deck-address.ts';
import { findDeckFile, getDeckFileType } from './deck-files.ts';
import { createDeckStore, type DeckStore, gzipFrame } from './deck-store.ts';
import type { ZipEntry } from './zip-entries.ts';

interface Deps {
  readonly findMedia: FindMedia;
  readonly store: MediaStore;
  readonly proofs: DeckProofs;
  /** Lists the locks of the protected pages that show a file. */
  readonly listLocks: (file: Pick<MediaFile, 'url'>) => Promise<readonly PageLock[]>;
}

const privateCaching = 'private, no-store';

/**
 * A deck contains scripts that Vitrine did not write. The sandbox gives it an opaque origin, so they cannot
 * reach the page that embeds it, cookies or the session of a signed-in user, even if the deck is opened
 * directly.
 */
const isolation = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "object-src 'none'",
  // The deck's scripts still get the submit event, but the browser sends the form nowhere, not even to this
  // site.
  "form-action 'none'",
].join('; ');

const headers = {
  'content-security-policy': isolation,
  'x-content-type-options': 'nosniff',
  // With an opaque origin, the deck's own modules, fonts and images are cross-origin requests.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  // The path may contain a proof, which must not leak to other sites.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

const prefix = '/decks/';

/** Returns the URL of a deck's first slide: a public one, or one signed for the next hour. */
export async function getDeckEntryUrl(
  { proofs, listLocks }: Pick<Deps, 'proofs' | 'listLocks'>,
  file: MediaFile,
  isPublic: boolean,
): Promise<string> {
  const name = formatDeckName(file);
  return isPublic ? `${prefix}${name}/` : `${prefix}${proofs.give(name, await listLocks(file))}/${name}/`;
}

/** Serves `GET /decks/…`: the files of public decks, and of others if the path contains a valid proof. */
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
    const entry = findDeckFile(files, path);
    const isFolder = entry === undefined && findDeckFile(files, `${path}/`) !== undefined;
    // Without the slash, relative URLs would not resolve inside the folder.
    if (asked.path === undefined || isFolder) return reply.headers(headers).redirect(`${address}/`);
    if (!entry) throw new AppError('media/not-found');
    return send(decks, { file, entry, isPublic: asked.proof === undefined }, request, reply);
  });
}

/**
 * Finds a deck that the visitor may see. Returns the same result for a missing file, another type, replaced
 * bytes and missing access, so that they cannot be told apart.
 */
async function findVisible(
  { findMedia, proofs, listLocks }: Deps,
  { id, name, proof }: DeckAddress,
): Promise<MediaFile | undefined> {
  const missingUrl = `/media/${id}/`;
  const { file, isPublic } = await findMedia(id, missingUrl);
  // Access is checked for missing files too, so that both refusals take equally long.
  const isOpen =
    proof === undefined ? isPublic : proofs.opens(proof, name, await listLocks(file ?? { url: missingUrl }));
  return isOpen && file?.type === 'zip' && formatDeckName(file) === name ? file : undefined;
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
  const plainTag = `"${formatDeckName(file)}-${entry.crc.toString(16)}"`;
  // Ranges count the bytes of the file itself, not of its compressed form.
  const range = parseRequestedRange(request.headers, plainTag, entry.size);
  const isSmall = !range && entry.isDeflated && isGzipAccepted(request.headers['accept-encoding']);
  const encoding = isSmall ? 'gzip' : 'identity';
  const tag = isSmall ? plainTag.replace(/"$/, '-gz"') : plainTag;
  const caching = isPublic ? publicCaching : privateCaching;
  const known = { ...headers, 'cache-control': caching, etag: tag, vary: 'accept-encoding' };
  if (isTagListed(request.headers['if-none-match'], tag)) return reply.code(304).headers(known).send();
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
  reply.headers(known).type(getDeckFileType(entry.name));
  reply.headers(isSmall ? { 'content-encoding': 'gzip' } : { 'accept-ranges': 'bytes' });
  if (range) {
    const { start, end } = range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${entry.size}`);
    return reply.header('content-length', end - start + 1).send(bytes);
  }
  const length = encoding === 'gzip' ? entry.packed + gzipFrame : entry.size;
  return reply.header('content-length', length).send(bytes);
}
