import { type Block, defineBlock } from '#content/block/block.ts';
import type { RecognisedAddress } from '#content/fields/field.ts';
import { length, link, media } from '#content/fields/kinds.ts';
import { findEmbeddedPost, findPlatform, parseEmbedAddress } from '../shared/embed-address.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { openChoice } from '../shared/fields/open-choice.fields.ts';
import { getPlatformName, platformNames } from '../shared/platforms.ts';

const defaultPlatform = 'youtube';

export const socialEmbedBlock = defineBlock({
  type: 'socialEmbed',
  label: 'Social embed',
  synonyms: ['video', 'youtube', 'vimeo', 'instagram', 'linkedin', 'twitter', 'x', 'post'],
  category: 'media',
  flow: 'media',
  place: 5,
  icon: 'share-2',
  fields: {
    url: link('Post URL', {
      required: 'Social media URL is required',
      help: 'Paste it from your browser’s address bar.',
      recognise: recognisePost,
    }),
    platform: openChoice('Platform', platformNames, {
      default: defaultPlatform,
      tab: 'content',
      pattern: /^[\w.-]{1,40}$/,
      message: 'must be the name of a platform',
    }),
    poster: media('Poster', {
      help: 'Shown until the post loads; by default the platform’s image or name.',
    }),
    darkPoster: darkMedia('Dark theme poster', 'poster'),
    width: length('Width'),
    height: length('Height', { help: 'If empty, the platform’s own aspect ratio is used.' }),
  },
  summary: ({ platform, url }: Block) =>
    [
      typeof platform === 'string' ? getPlatformName(platform) : '',
      typeof url === 'string' ? shortenUrl(url) : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  embeds: ({ platform, url }: Block) =>
    typeof url === 'string'
      ? findEmbeddedPost(typeof platform === 'string' ? platform : defaultPlatform, url)
      : undefined,
  asks: ({ platform, url }: Block) => ({ for: 'post', hosts: listFrameHosts(platform, url) }),
  starter: () => ({ platform: 'vimeo', url: 'https://vimeo.com/76979871' }),
});

/** Identifies a post by its URL, which also determines the platform. The view decides if it can be framed. */
function recognisePost(address: string): RecognisedAddress {
  const platform = findPlatform(address);
  if (!platform) return { issue: `This URL isn’t a post on ${Object.values(platformNames).join(', ')}.` };
  const sets = { platform };
  const name = getPlatformName(platform);
  if (parseEmbedAddress(platform, address)) return { name, sets };
  return { sets, issue: `No ${name} post found in this URL. Please check the URL format and try again.` };
}

/** Lists the host of the frame; empty for a post that can only be linked. */
function listFrameHosts(platform: unknown, url: unknown): string[] {
  if (typeof url !== 'string') return [];
  const frame = parseEmbedAddress(typeof platform === 'string' ? platform : defaultPlatform, url)?.frame;
  return frame === undefined ? [] : [new URL(frame).host];
}

const longest = 60;

/** Shortens a URL to the part that distinguishes posts. */
function shortenUrl(url: string): string {
  return url.replace(/^\s*(?:https?:)?\/\/[^/]*\/?/i, '').slice(0, longest);
}
