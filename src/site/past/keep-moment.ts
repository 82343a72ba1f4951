import { isPageLink } from '#content/address/site-paths.ts';
import { momentParameter } from '#content/page/past-moment.ts';
import type { PastMoment } from '../site-document.ts';

/** Marks the link to the current page. */
const todayAttribute = 'data-today';

/** Tags with a URL to navigate to: links, and the gate. */
const goingTags = /<(?:a|dialog)\b[^>]*>/g;
const address = /(\s(?:href|data-gate)=")([^"]*)"/;

/**
 * Adds the moment to the links of a rendered document. Done on the HTML, since many blocks render links, and
 * one that forgot it would leave the site history unnoticed. React escapes every `>` and `"` in attributes.
 */
export function keepMoment(html: string, { value }: PastMoment): string {
  return html.replace(goingTags, (tag) =>
    tag.includes(` ${todayAttribute}`)
      ? tag
      : tag.replace(address, (whole, before: string, href: string) =>
          isPageLink(href) ? `${before}${withMoment(href, value)}"` : whole,
        ),
  );
}

function withMoment(href: string, value: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(href) ?? [];
  return `${path}${path.includes('?') ? '&amp;' : '?'}${momentParameter}=${value}${hash}`;
}
