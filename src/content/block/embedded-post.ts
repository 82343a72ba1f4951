/**
 * A post of another site whose poster the server can fetch. Parsed from a pasted URL; the server requests
 * nothing else of it.
 */
export interface EmbeddedPost {
  readonly provider: PosterProvider;
  readonly id: string;
  /** Key that opens an unlisted video. */
  readonly key?: string;
}

/** Platforms that return a post's poster without an API key. */
const posterProviders = ['youtube', 'vimeo'] as const;
export type PosterProvider = (typeof posterProviders)[number];

const prefix = '/media/embed-';
const suffix = '/poster';
const name = new RegExp(`^(${posterProviders.join('|')})-([\\w-]{1,64})(?:\\.([0-9a-f]{1,64}))?$`);

/**
 * Returns the URL of a post's poster on this site, whether it exists or not. It is derived from the post, so
 * that a page's files are known from its blocks before a poster is fetched.
 */
export function getPostPosterUrl({ provider, id, key }: EmbeddedPost): string {
  return `${prefix}${provider}-${id}${key === undefined ? '' : `.${key}`}${suffix}`;
}

/** Parses a post from its poster's URL; undefined for any other URL. */
export function postOfPoster(url: string): EmbeddedPost | undefined {
  if (!url.startsWith(prefix) || !url.endsWith(suffix)) return undefined;
  const [, provider, id, key] = name.exec(url.slice(prefix.length, -suffix.length)) ?? [];
  if (provider === undefined || id === undefined) return undefined;
  return { provider: provider as PosterProvider, id, ...(key !== undefined && { key }) };
}
