import { type Block, defineBlock } from '#content/block/block.ts';
import type { FieldCondition, RecognisedAddress } from '#content/fields/field.ts';
import { choice, length, link, media, toggle, translatedText } from '#content/fields/kinds.ts';
import { isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { findEmbeddedPost, findPlatform, parseEmbedAddress } from '../shared/embed-address.ts';
import { resizedRatio } from '../shared/fields/aspect-ratio.fields.ts';
import { radiusPresets } from '../shared/fields/box.fields.ts';
import { darkMedia } from '../shared/fields/dark-media.fields.ts';
import { resizedWidth } from '../shared/fields/media-width.fields.ts';
import { videoAutoplay } from '../shared/fields/video-autoplay.fields.ts';
import { getPlatformName } from '../shared/platforms.ts';
import { findReach, isChosen, isLandscape, readRatio } from '../shared/reach.ts';
import { summarizeMedia } from '../shared/summary.ts';

const isFile: FieldCondition = { field: 'source', is: ['file'] };
const isEmbed: FieldCondition = { field: 'source', is: ['embed'] };
const isHeard: FieldCondition = { field: 'silent', is: [false] };
/** Hides a field if the video has autoplay, which is always muted. */
const isStarted: FieldCondition = { field: 'autoplay', is: [false] };

export const videoBlock = defineBlock({
  type: 'video',
  label: 'Video',
  synonyms: ['movie', 'mp4', 'youtube', 'vimeo', 'clip', 'player'],
  category: 'media',
  place: 4,
  icon: 'film',
  shows: 'picture',
  spans: ({ widthType, maxWidth, aspectRatio: ratio = 'auto' }, known) =>
    !isChosen(widthType, maxWidth) && isLandscape(readRatio(ratio) ?? known),
  fields: {
    source: choice(
      'Source',
      { file: 'Video file', embed: 'YouTube or Vimeo' },
      { default: 'file', tab: 'content' },
    ),
    src: media('Video file', { accepts: 'video', when: isFile }),
    url: link('Video URL', {
      when: isEmbed,
      help: 'Visitors see the poster, and nothing of the platform loads without their consent.',
      recognise: recogniseVideo,
    }),
    poster: media('Poster', { help: 'Shown until the video plays; by default its own first image.' }),
    darkPoster: darkMedia('Dark theme poster', 'poster', [isEmbed]),
    title: translatedText('Title', { help: 'Names the video for screen readers.' }),
    silent: toggle('No speech or sound', { tab: 'content', when: [isFile, isStarted] }),
    captions: translatedText('Captions', {
      format: 'lines',
      when: [isFile, isStarted, isHeard],
      help: 'Paste the content of a WebVTT or SRT file.',
      transcribes: { of: ['src'], silent: 'silent' },
    }),
    transcript: translatedText('Transcript', {
      format: 'markdown',
      when: [isStarted, isHeard],
      help: 'Speech and sounds, for people who read instead.',
      transcribes: { of: ['src', 'url'], silent: 'silent' },
    }),
    controls: toggle('Controls', { tab: 'behaviour', default: true, when: isFile }),
    autoplay: {
      ...videoAutoplay({ tab: 'behaviour', when: isFile }),
      help: 'Muted, and not for visitors who prefer less motion.',
    },
    loop: toggle('Loop', { tab: 'behaviour', when: isFile }),
    ...resizedWidth(),
    aspectRatio: { ...resizedRatio(), default: 'auto' },
    borderRadius: length('Corner radius', { presets: radiusPresets, handle: 'radius' }),
  },
  reach: ({ widthType }) => findReach(widthType),
  ofFiles: {
    as: 'single',
    fill: ([kind, ...others]) =>
      kind === 'video' && others.length === 0 ? { values: {}, places: [{ path: ['src'] }] } : undefined,
  },
  embeds: (block: Block) => {
    const url = readUrl(block);
    const platform = findPlatform(url);
    return platform && findEmbeddedPost(platform, url);
  },
  asks: (block: Block) => ({ for: 'post', hosts: listFrameHosts(readUrl(block)) }),
  summary: summarizeVideo,
  starter: () => ({ isMultiLanguage: true }),
});

/** Platforms whose posts are videos. */
const platforms: readonly string[] = ['youtube', 'vimeo'];

/** Gets the URL of a block that embeds a video; '' for others. */
function readUrl({ source, url }: Block): string {
  return source === 'embed' && typeof url === 'string' ? url : '';
}

function recogniseVideo(address: string): RecognisedAddress {
  const platform = findPlatform(address) ?? '';
  if (!platforms.includes(platform)) return { issue: 'This URL isn’t a video on YouTube or Vimeo.' };
  const name = getPlatformName(platform);
  // Sets the source, so that an import with only a URL shows the video.
  if (parseEmbedAddress(platform, address)) return { name, sets: { source: 'embed' } };
  return { issue: `No ${name} video found in this URL.` };
}

function listFrameHosts(url: string): string[] {
  const frame = parseEmbedAddress(findPlatform(url) ?? '', url)?.frame;
  return frame === undefined ? [] : [new URL(frame).host];
}

const summarizeFile = summarizeMedia('title', 'src');

function summarizeVideo(block: Block, language: Language): string {
  const title = isTranslated(block.title) ? resolveText(block.title, language) : '';
  return title || readUrl(block).replace(/^https?:\/\//, '') || summarizeFile(block, language);
}
