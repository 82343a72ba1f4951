import { z } from 'zod';
import { parseUrl } from '#content/address/parse-url.ts';
import type { EmbeddedPost } from '#content/block/embedded-post.ts';
import { type InspectedMedia, inspectMedia } from '#server/media/upload/inspect-media.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import { posterProviders } from './poster-providers.ts';

/** What a provider tells of a post, as far as a poster shows it. */
interface ToldPost {
  readonly title: string;
  readonly author: string | null;
  readonly picture: URL;
}

/** Anybody's text: what is not understood of it is not there (oEmbed 1.0, 2.3.4). */
const answerSchema = z.object({
  title: z.string().catch(''),
  author_name: z.string().catch(''),
  thumbnail_url: z.string(),
});

/** Longer ones are cut; in characters. */
const longest = 160;

/** @throws when it is no answer, or tells of no picture */
export function readOembed(bytes: Buffer): ToldPost {
  const told = answerSchema.parse(JSON.parse(bytes.toString('utf8')));
  const picture = parseUrl(told.thumbnail_url);
  if (!picture) throw new Error('the address of the picture is none');
  const author = oneLine(told.author_name);
  return { title: oneLine(told.title), author: author === '' ? null : author, picture };
}

/**
 * A text of somebody else as one line of ours: without tags, and without signs that are not seen and turn what follows round.
 * What is left is text, whatever it looks like, and is shown as such.
 */
export function oneLine(text: string): string {
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

export interface PosterPicture extends Pick<ToldPost, 'title' | 'author'>, InspectedMedia {}

const kB = 1024;
/** An answer of any provider is below 5 kB. */
const longestAnswer = 64 * kB;
const largestPicture = 5 * kB * kB;
const stills: readonly string[] = ['jpeg', 'png', 'webp', 'avif'];

/**
 * Asks a post's provider what it looks like. Nothing is asked of any other host, whatever the answer names.
 * @throws when the provider does not tell, or tells of what is no picture
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
    throw new Error(`the picture is of the type ${facts.type}`);
  return { title, author, facts, bytes: kept };
}
