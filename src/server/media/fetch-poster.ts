import { z } from 'zod';
import { parseUrl } from '#content/address/parse-url.ts';
import type { EmbeddedPost } from '#content/block/embedded-post.ts';
import { type InspectedMedia, inspectMedia } from '#server/media/upload/inspect-media.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import { posterProviders } from './poster-providers.ts';

/** The part of an oEmbed response that a poster needs. */
interface OembedPost {
  readonly title: string;
  readonly author: string | null;
  readonly picture: URL;
}

/** Every field is untrusted; an invalid one counts as absent (oEmbed 1.0, 2.3.4). */
const answerSchema = z.object({
  title: z.string().catch(''),
  author_name: z.string().catch(''),
  thumbnail_url: z.string(),
});

/** Characters of a title; longer ones are cut. */
const longest = 160;

/** @throws if the bytes are not an oEmbed response, or one without an image */
export function readOembed(bytes: Buffer): OembedPost {
  const told = answerSchema.parse(JSON.parse(bytes.toString('utf8')));
  const picture = parseUrl(told.thumbnail_url);
  if (!picture) throw new Error('the poster’s URL is not valid');
  const author = toSingleLine(told.author_name);
  return { title: toSingleLine(told.title), author: author === '' ? null : author, picture };
}

/**
 * Reduces untrusted text to one line without tags, and without invisible and bidirectional control
 * characters. The result is still text, never markup.
 */
export function toSingleLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

interface Deps {
  readonly fetchOutside: FetchOutside;
  readonly pictures: Pictures;
}

export interface PosterPicture extends Pick<OembedPost, 'title' | 'author'>, InspectedMedia {}

const kB = 1024;
/** Bytes. Real responses stay below 5 kB. */
const longestAnswer = 64 * kB;
const largestPicture = 5 * kB * kB;
const stills: readonly string[] = ['jpeg', 'png', 'webp', 'avif'];

/**
 * Fetches the poster of an embedded post from its provider. Only requests hosts of that provider, whatever
 * its response names.
 * @throws if the provider does not answer, or not with an image
 */
export async function fetchPoster(
  post: EmbeddedPost,
  { fetchOutside, pictures }: Deps,
  signal: AbortSignal,
): Promise<PosterPicture> {
  const { question, hosts, pictureHosts, larger } = posterProviders[post.provider];
  const asked = { hosts, accept: 'application/json', mostBytes: longestAnswer, signal };
  const { title, author, picture } = readOembed(await fetchOutside(question(post), asked));
  const fetchPicture = (url: URL) =>
    fetchOutside(url, { hosts: pictureHosts, accept: 'image/*', mostBytes: largestPicture, signal });
  const better = larger?.(picture);
  const bytes = better
    ? await fetchPicture(better).catch(() => fetchPicture(picture))
    : await fetchPicture(picture);
  const { facts, bytes: kept } = await inspectMedia(bytes, pictures);
  if (facts.animated || !stills.includes(facts.type))
    throw new Error(`the poster has the type ${facts.type}`);
  return { title, author, facts, bytes: kept };
}
