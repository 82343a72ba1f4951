import { parseUrl } from '#content/address/parse-url.ts';
import { type EmbedPlatform, embedHosts } from '#content/block/embed-hosts.ts';
import { type EmbeddedPost, getPostPosterUrl, postOfPoster } from '#content/block/embedded-post.ts';

export interface EmbedAddress {
  /** URL of the post on the platform's own site. */
  readonly post: string;
  /** URL of the frame; undefined for a post that can't be framed. */
  readonly frame: string | undefined;
}

/**
 * Parses a pasted URL. Undefined if it is not one of the platform, or lacks required parts. The frame's URL
 * is built from the parsed parts, so that nothing else of the input gets into it.
 */
export function parseEmbedAddress(platform: string, address: string): EmbedAddress | undefined {
  if (!isPlatform(platform)) return undefined;
  const url = readUrl(address);
  if (!url || !domains[platform].some((domain) => isWithin(url.hostname, domain))) return undefined;
  const frame = readers[platform](url);
  return frame === undefined ? undefined : { post: url.href, frame: frame === '' ? undefined : frame };
}

/** Gets the post of a URL if its platform has an API for previews. */
export function findEmbeddedPost(platform: string, address: string): EmbeddedPost | undefined {
  const frame = parseEmbedAddress(platform, address)?.frame;
  if (frame === undefined || (platform !== 'youtube' && platform !== 'vimeo')) return undefined;
  const url = new URL(frame);
  const id = url.pathname.split('/').at(-1) ?? '';
  const key = url.searchParams.get('h') ?? undefined;
  // The frame accepts ids of any length. An id too long for a poster URL belongs to no video.
  return postOfPoster(getPostPosterUrl({ provider: platform, id, ...(key !== undefined && { key }) }));
}

/** Gets the platform of a URL; undefined for unknown ones. */
export function findPlatform(address: string): EmbedPlatform | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  return (Object.keys(domains) as EmbedPlatform[]).find((platform) =>
    domains[platform].some((domain) => isWithin(url.hostname, domain)),
  );
}

function isPlatform(platform: string): platform is EmbedPlatform {
  return Object.hasOwn(embedHosts, platform);
}

/** Domains of each platform's posts. */
const domains: Readonly<Record<EmbedPlatform, readonly string[]>> = {
  twitter: ['twitter.com', 'x.com'],
  instagram: ['instagram.com', 'instagr.am'],
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  vimeo: ['vimeo.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
};

/**
 * Parsers by platform. They return the frame's URL, '' for a post without a frame, and undefined for an
 * invalid URL.
 */
const readers: Readonly<Record<EmbedPlatform, (url: URL) => string | undefined>> = {
  twitter(url) {
    const id = /\/status(?:es)?\/(\d+)/.exec(url.pathname)?.[1];
    return id && buildFrameUrl('twitter', '/embed/Tweet.html', { id, dnt: 'true' });
  },
  youtube(url) {
    const id = readYoutubeId(url);
    if (id === undefined) return undefined;
    const start = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1];
    return buildFrameUrl('youtube', `/embed/${id}`, { rel: '0', ...(start ? { start } : {}) });
  },
  vimeo(url) {
    const [, id, hash] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
    const key = hash ?? /^[0-9a-f]+$/.exec(url.searchParams.get('h') ?? '')?.[0];
    return id && buildFrameUrl('vimeo', `/video/${id}`, { ...(key ? { h: key } : {}), dnt: '1' });
  },
  /** Any path is accepted. */
  instagram(url) {
    const path = url.pathname.replace(/\/+$/, '').replace(/\/embed(?:\/captioned)?$/, '');
    return path === '' ? '' : buildFrameUrl('instagram', `${path}/embed/`, {});
  },
  /** A URL without a post number is only linked. */
  linkedin(url) {
    const path = decodePath(url.pathname);
    const urn = /urn:li:(?:activity|share|ugcPost):\d+/.exec(path)?.[0];
    const activity = /[-:]activity[-:](\d{10,})/.exec(path)?.[1];
    const name = urn ?? (activity && `urn:li:activity:${activity}`);
    return name ? buildFrameUrl('linkedin', `/embed/feed/update/${name}`, {}) : '';
  },
};

/** Reads the id from `watch?v=`, `youtu.be/` and `embed/`. */
function readYoutubeId(url: URL): string | undefined {
  const path = url.pathname.replace(/\/+$/, '');
  const id = isWithin(url.hostname, 'youtu.be')
    ? path.slice(1)
    : path === '/watch'
      ? (url.searchParams.get('v') ?? '')
      : (/^\/embed\/([^/]+)/.exec(path)?.[1] ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function buildFrameUrl(
  platform: EmbedPlatform,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  const url = new URL(`https://${embedHosts[platform][0]}`);
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** Parses a URL with or without its protocol. */
function readUrl(address: string): URL | undefined {
  const typed = address.trim();
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  url.protocol = 'https:';
  url.username = '';
  url.password = '';
  return url;
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
