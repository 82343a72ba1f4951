/**
 * A post of another site of which our server can get a picture. It is what was read from an address that somebody pasted,
 * and all of it that the server ever asks for.
 */
export interface EmbeddedPost {
  readonly provider: PosterProvider;
  readonly id: string;
  /** Opens a film that its maker has not listed. */
  readonly key?: string;
}

/** Those who tell a server what a post looks like without a key of ours. */
const posterProviders = ['youtube', 'vimeo'] as const;
export type PosterProvider = (typeof posterProviders)[number];

const prefix = '/media/embed-';
const suffix = '/poster';
const name = new RegExp(`^(${posterProviders.join('|')})-([\\w-]{1,64})(?:\\.([0-9a-f]{1,64}))?$`);

/**
 * The address on our site of a post's picture, whether it is there or not. It follows from the post, so that a page's files
 * can be told from its blocks before anybody has asked for the picture.
 */
export function posterUrl({ provider, id, key }: EmbeddedPost): string {
  return `${prefix}${provider}-${id}${key === undefined ? '' : `.${key}`}${suffix}`;
}

/** The post whose picture has an address of ours; undefined for any other address. */
export function postOfPoster(url: string): EmbeddedPost | undefined {
  if (!url.startsWith(prefix) || !url.endsWith(suffix)) return undefined;
  const [, provider, id, key] = name.exec(url.slice(prefix.length, -suffix.length)) ?? [];
  if (provider === undefined || id === undefined) return undefined;
  return { provider: provider as PosterProvider, id, ...(key !== undefined && { key }) };
}
