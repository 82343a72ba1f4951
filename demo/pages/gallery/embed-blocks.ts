import { columns } from '../../blocks.ts';
import { media, type SeedBlock } from '../../seed-page.ts';
import { type Chapter, row, specimen } from './specimen.ts';

/** Embed with a custom poster for each theme. */
function embed(platform: string, url: string, poster: string): SeedBlock {
  return {
    id: `blocks-embed-${platform}`,
    type: 'socialEmbed',
    platform,
    url,
    poster: media(`${poster}.webp`),
    darkPoster: media(`${poster}-night.webp`),
  };
}

/** Third-party content, which loads only on request. */
export const embedChapter: Chapter = {
  id: 'blocks-embeds-chapter',
  name: { nl: 'Embeds', en: 'Embeds' },
  use: {
    nl: 'Films en berichten van anderen. Ze laden pas als een bezoeker dat wil.',
    en: 'Videos and posts from other sites. They load only when a visitor asks for them.',
  },
  ground: { color: '#2b2f77' },
  lead: specimen(
    { nl: 'Embed: YouTube en Vimeo, eigen poster', en: 'Social embed: YouTube and Vimeo, own poster' },
    columns('blocks-embeds-films', [
      [embed('youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'shell-turn')],
      [embed('vimeo', 'https://vimeo.com/1084537', 'check-hero')],
    ]),
  ),
  rows: [
    row(
      [1, 1, 1],
      specimen(
        { nl: 'Embed: X', en: 'Social embed: X' },
        embed('twitter', 'https://x.com/jack/status/20', 'ing-hero'),
      ),
      specimen(
        { nl: 'Embed: Instagram', en: 'Social embed: Instagram' },
        embed('instagram', 'https://www.instagram.com/p/CUbHfhpswxt/', 'home-hero'),
      ),
      specimen(
        { nl: 'Embed: LinkedIn', en: 'Social embed: LinkedIn' },
        embed(
          'linkedin',
          'https://www.linkedin.com/embed/feed/update/urn:li:share:6950000000000000000',
          'ing-table',
        ),
      ),
    ),
  ],
};
