import type { MarkupElement } from './markup-element.ts';

/** Characters that join, vary or frame the characters around them. */
const joiners = String.raw`\u200d|\ufe0e|\ufe0f|\u20e3|[\u{e0020}-\u{e007f}]|\p{Emoji_Modifier}`;

const pictures = String.raw`\p{Extended_Pictographic}|\p{Regional_Indicator}`;

/** Matches only emoji: pictures, flags, and keycaps such as `3`. */
const emojiOnly = new RegExp(`^(?:${pictures}|${joiners}|[#*0-9](?=\\ufe0f?\\u20e3))+$`, 'u');

const hasPicture = new RegExp(`${pictures}|\\u20e3`, 'u');

/** Attributes in which mail programs, chats and forums store the character of an emoji image. */
const attributes = ['alt', 'data-emoji', 'data-plain-text', 'data-stringify-emoji', 'aria-label', 'title'];

/**
 * Reads the characters of an emoji image; undefined for other images. A name between colons, as in Slack, is
 * kept.
 */
export function readEmoji(picture: MarkupElement): string | undefined {
  for (const name of attributes) {
    const words = picture.getAttribute(name)?.trim() ?? '';
    if ((emojiOnly.test(words) && hasPicture.test(words)) || /^:[\w+-]{1,40}:$/.test(words)) return words;
  }
  return readFileName(picture.getAttribute('src') ?? '');
}

/** Reads the code points from the file names of Twemoji, Noto and others: `/emoji/1f469-200d-1f4bb.png`. */
function readFileName(address: string): string | undefined {
  if (!/emoji/i.test(address)) return undefined;
  const [, codes] =
    /\/(?:emoji_)?u?([0-9a-f]{4,5}(?:[-_][0-9a-f]{4,5}){0,9})\.(?:png|svg|gif|webp)(?:[?#]|$)/i.exec(
      address,
    ) ?? [];
  const characters = codes
    ?.split(/[-_]/)
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('');
  return characters !== undefined && emojiOnly.test(characters) && hasPicture.test(characters)
    ? characters
    : undefined;
}
