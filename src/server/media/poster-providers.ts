import type { EmbeddedPost, PosterProvider } from '#content/block/embedded-post.ts';

/** How to ask a provider for a post's poster. */
interface Provider {
  /** Builds the URL of the oEmbed request (oEmbed 1.0). */
  readonly question: (post: EmbeddedPost) => URL;
  readonly hosts: readonly string[];
  /** Hosts that its images may be fetched from. */
  readonly pictureHosts: readonly string[];
  /** Derives the URL of a larger version of an image; undefined if there is none. */
  readonly larger?: (picture: URL) => URL | undefined;
}

/** Widest size that a page shows, in pixels. */
const width = '1280';

/** X, Instagram and LinkedIn are missing: X returns no image, the others require an API key. */
export const posterProviders: Readonly<Record<PosterProvider, Provider>> = {
  youtube: {
    question: ({ id }) =>
      question('https://www.youtube.com/oembed', {
        url: `https://www.youtube.com/watch?v=${id}`,
        format: 'json',
      }),
    hosts: ['www.youtube.com'],
    pictureHosts: ['i.ytimg.com'],
    // YouTube names one of 480 px with black bars; recent videos have a larger one without.
    larger: (picture) =>
      picture.pathname.endsWith('/hqdefault.jpg')
        ? new URL(picture.href.replace('/hqdefault.jpg', '/maxresdefault.jpg'))
        : undefined,
  },
  vimeo: {
    question: ({ id, key }) =>
      question('https://vimeo.com/api/oembed.json', {
        url: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
        width,
        dnt: 'true',
      }),
    hosts: ['vimeo.com'],
    pictureHosts: ['i.vimeocdn.com'],
  },
};

function question(address: string, query: Readonly<Record<string, string>>): URL {
  return new URL(`${address}?${new URLSearchParams(query)}`);
}
