import { parseUrl } from '#content/address/parse-url.ts';
import { type EmbedPlatform, embedHosts } from '#content/block/embed-hosts.ts';
import { type EmbeddedPost, getPostPosterUrl, postOfPoster } from '#content/block/embedded-post.ts';

export interface EmbedAddress {
  /** The post itself, on the platform's own site. */
  readonly post: string;
  /** What the frame shows; undefined for a post that can be linked but not framed. */
  readonly frame: string | undefined;
}

/**
 * Reads an address as people paste it. Undefined when it is none of the platform's, or lacks what the
 * platform needs. The frame's address is built from what was read: nothing else of the input reaches it.
 */
export function embedAddress(platform: string, address: string): EmbedAddress | undefined {
  if (!isPlatform(platform)) return undefined;
  const url = readUrl(address);
  if (!url || !domains[platform].some((domain) => isWithin(url.hostname, domain))) return undefined;
  const frame = readers[platform](url);
  return frame === undefined ? undefined : { post: url.href, frame: frame === '' ? undefined : frame };
}

/** The post behind an address, where its platform tells a server what it looks like. */
export function embeddedPost(platform: string, address: string): EmbeddedPost | undefined {
  const frame = embedAddress(platform, address)?.frame;
  if (frame === undefined || (platform !== 'youtube' && platform !== 'vimeo')) return undefined;
  const url = new URL(frame);
  const id = url.pathname.split('/').at(-1) ?? '';
  const key = url.searchParams.get('h') ?? undefined;
  // Numbers of any length are framed; one that is longer than an address of ours can name is no film's.
  return postOfPoster(getPostPosterUrl({ provider: platform, id, ...(key !== undefined && { key }) }));
}

/** The platform that an address belongs to; undefined for one of none that we know. */
export function platformOf(address: string): EmbedPlatform | undefined {
  const url = readUrl(address);
  if (!url) return undefined;
  return (Object.keys(domains) as EmbedPlatform[]).find((platform) =>
    domains[platform].some((domain) => isWithin(url.hostname, domain)),
  );
}

function isPlatform(platform: string): platform is EmbedPlatform {
  return Object.hasOwn(embedHosts, platform);
}

/** The sites that a platform's posts are found on. */
const domains: Readonly<Record<EmbedPlatform, readonly string[]>> = {
  twitter: ['twitter.com', 'x.com'],
  instagram: ['instagram.com', 'instagr.am'],
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  vimeo: ['vimeo.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
};

/** The frame's address; '' for a post without a frame, undefined when the address is not understood. */
const readers: Readonly<Record<EmbedPlatform, (url: URL) => string | undefined>> = {
  twitter(url) {
    const id = /\/status(?:es)?\/(\d+)/.exec(url.pathname)?.[1];
    return id && frameOf('twitter', '/embed/Tweet.html', { id, dnt: 'true' });
  },
  youtube(url) {
    const id = youtubeId(url);
    if (id === undefined) return undefined;
    const start = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1];
    return frameOf('youtube', `/embed/${id}`, { rel: '0', ...(start ? { start } : {}) });
  },
  vimeo(url) {
    const [, id, hash] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
    const key = hash ?? /^[0-9a-f]+$/.exec(url.searchParams.get('h') ?? '')?.[0];
    return id && frameOf('vimeo', `/video/${id}`, { ...(key ? { h: key } : {}), dnt: '1' });
  },
  /** Not checked: a path of any form is framed as it is. */
  instagram(url) {
    const path = url.pathname.replace(/\/+$/, '').replace(/\/embed(?:\/captioned)?$/, '');
    return path === '' ? '' : frameOf('instagram', `${path}/embed/`, {});
  },
  /** Not checked: an address without a post's number is a link. */
  linkedin(url) {
    const path = decoded(url.pathname);
    const urn = /urn:li:(?:activity|share|ugcPost):\d+/.exec(path)?.[0];
    const activity = /[-:]activity[-:](\d{10,})/.exec(path)?.[1];
    const name = urn ?? (activity && `urn:li:activity:${activity}`);
    return name ? frameOf('linkedin', `/embed/feed/update/${name}`, {}) : '';
  },
};

/** `watch?v=`, `youtu.be/` and `embed/`, each with an id. */
function youtubeId(url: URL): string | undefined {
  const path = url.pathname.replace(/\/+$/, '');
  const id = isWithin(url.hostname, 'youtu.be')
    ? path.slice(1)
    : path === '/watch'
      ? (url.searchParams.get('v') ?? '')
      : (/^\/embed\/([^/]+)/.exec(path)?.[1] ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function frameOf(platform: EmbedPlatform, path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(`https://${embedHosts[platform][0]}`);
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** Addresses are pasted with and without their protocol. */
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
