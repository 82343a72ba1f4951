import type { EmbeddedPost } from '#content/block/embedded-post.ts';
import { type InspectedMedia, inspectMedia } from '#server/media/upload/inspect-media.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import { posterProviders } from './poster-providers.ts';
import { readOembed, type ToldPost } from './read-oembed.ts';

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
