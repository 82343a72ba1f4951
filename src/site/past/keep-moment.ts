import { leadsToPage } from '#content/address/site-paths.ts';
import { momentParameter } from '#content/page/past-moment.ts';
import type { PastMoment } from '../site-document.ts';

/** Marks the link that leads back to today. */
const todayAttribute = 'data-today';

/** Tags that name an address which the visitor goes to: links, and the gate. */
const goingTags = /<(?:a|dialog)\b[^>]*>/g;
const address = /(\s(?:href|data-gate)=")([^"]*)"/;

/**
 * Lets the links of a finished document stay at its moment. Here and not where links are drawn: that is in many blocks, and one
 * that forgot it would lead out of the past without a word. React writes every `>` and `"` of a value as an entity.
 */
export function keepMoment(html: string, { value }: PastMoment): string {
  return html.replace(goingTags, (tag) =>
    tag.includes(` ${todayAttribute}`)
      ? tag
      : tag.replace(address, (whole, before: string, href: string) =>
          leadsToPage(href) ? `${before}${withMoment(href, value)}"` : whole,
        ),
  );
}

function withMoment(href: string, value: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(href) ?? [];
  return `${path}${path.includes('?') ? '&amp;' : '?'}${momentParameter}=${value}${hash}`;
}
