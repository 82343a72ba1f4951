import { type Block, defineBlock } from '#content/block.ts';
import { length, link } from '#content/fields/kinds.ts';
import { openChoice } from '../shared/open-choice.fields.ts';
import { platformName, platformNames } from './platforms.ts';

export const socialEmbedBlock = defineBlock({
  type: 'socialEmbed',
  label: 'Social embed',
  category: 'media',
  place: 4,
  icon: 'share-2',
  fields: {
    platform: openChoice('Platform', platformNames, {
      default: 'youtube',
      tab: 'content',
      pattern: /^[\w.-]{1,40}$/,
      message: 'must be the name of a platform',
    }),
    url: link('Address of the post', {
      required: 'Social media URL is required',
      help: 'As the browser shows it: youtube.com/watch?v=…, x.com/…/status/…, vimeo.com/….',
    }),
    width: length('Width'),
    height: length('Height', { help: 'Left empty, the box has the shape that the platform uses.' }),
  },
  summary: ({ platform, url }: Block) =>
    [typeof platform === 'string' ? platformName(platform) : '', typeof url === 'string' ? hostless(url) : '']
      .filter((part) => part !== '')
      .join(' · '),
  starter: () => ({ platform: 'vimeo', url: 'https://vimeo.com/76979871' }),
});

const longest = 60;

/** What tells one post from another. */
function hostless(url: string): string {
  return url.replace(/^\s*(?:https?:)?\/\/[^/]*\/?/i, '').slice(0, longest);
}
