import { z } from 'zod';
import { parseUrl } from '#content/address/parse-url.ts';

/** What a provider tells of a post, as far as a poster shows it. */
export interface ToldPost {
  readonly title: string;
  readonly author: string | null;
  readonly picture: URL;
}

/** Anybody's text: what is not understood of it is not there (oEmbed 1.0, 2.3.4). */
const answerSchema = z.object({
  title: z.string().catch(''),
  author_name: z.string().catch(''),
  thumbnail_url: z.string(),
});

/** Longer ones are cut; in characters. */
const longest = 160;

/** @throws when it is no answer, or tells of no picture */
export function readOembed(bytes: Buffer): ToldPost {
  const told = answerSchema.parse(JSON.parse(bytes.toString('utf8')));
  const picture = parseUrl(told.thumbnail_url);
  if (!picture) throw new Error('the address of the picture is none');
  const author = oneLine(told.author_name);
  return { title: oneLine(told.title), author: author === '' ? null : author, picture };
}

/**
 * A text of somebody else as one line of ours: without tags, and without signs that are not seen and turn what follows round.
 * What is left is text, whatever it looks like, and is shown as such.
 */
export function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
