import { escapeMarkup } from '#content/text/escape-markup.ts';
import { readMarkup } from '#writing/paste/read-markup.ts';

const attribute = 'data-vitrine-blocks';

/** HTML that reads as the words and carries the JSON of what they are part of, through browsers that keep no other type. */
export function htmlWith(json: string, text: string): string {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`);
  return `<div ${attribute}="${escapeMarkup(json)}">${paragraphs.join('')}</div>`;
}

/** The JSON in some HTML; undefined where there is none. The HTML is read and never shown. */
export function jsonIn(html: string): string | undefined {
  return readMarkup(html).querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
}
