import type { EmbeddedPost, PosterProvider } from '#content/block/embedded-post.ts';

/** How a provider tells what a post of its looks like. */
interface Provider {
  /** Where it is asked (oEmbed 1.0). */
  readonly question: (post: EmbeddedPost) => URL;
  readonly hosts: readonly string[];
  /** The hosts of its pictures. */
  readonly pictureHosts: readonly string[];
  /** Where a larger one of the same picture may be; undefined where there is none. */
  readonly larger?: (picture: URL) => URL | undefined;
}

/** The widest that a page shows it, in pixels. */
const width = '1280';

/** X, Instagram and LinkedIn are not among them: the first has no picture to tell of, the others want a key of the studio's. */
export const posterProviders: Readonly<Record<PosterProvider, Provider>> = {
  youtube: {
    question: ({ id }) =>
      question('https://www.youtube.com/oembed', {
        url: `https://www.youtube.com/watch?v=${id}`,
        format: 'json',
      }),
    hosts: ['www.youtube.com'],
    pictureHosts: ['i.ytimg.com'],
    // The one it tells of is 480 wide, with bars; films of today have one without.
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
