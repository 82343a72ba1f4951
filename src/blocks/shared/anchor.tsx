import type { AnchorHTMLAttributes } from 'react';
import type { Language } from '#content/language/language.ts';
import { buildLinkAttributes, type LinkType } from './link-attributes.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly language: Language;
  readonly linkType?: LinkType | undefined;
}

/** A link in content. Own paths get the page's language, links to other sites open in a new tab. */
export function Anchor({ href, language, linkType, ...rest }: AnchorProps) {
  return <a {...buildLinkAttributes(href, language, linkType)} {...rest} />;
}
