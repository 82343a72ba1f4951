import { withLanguage } from '#content/address/site-paths.ts';
import { mailHref, telephoneHref } from '../shared/contact-links.ts';
import { linkAttributes } from '../shared/link-attributes.ts';
import type { BlockContext } from '../shared/view-context.ts';
import type { Words } from '../shared/words.ts';

interface Action {
  /** Attributes of the link or, without `href`, of the button that is rendered. */
  readonly element:
    | { readonly href: string; readonly 'data-action'?: string }
    | { readonly 'data-action': string };
  /** What the button says when it has no text; undefined for an action that nobody knows. */
  readonly word?: keyof Words;
}

const contactAnchor = '#contact';

/**
 * What a button does. All but the cookie settings are links, so that they work without scripts; calling and
 * mailing need the studio's details and lead to the contact section where these are missing.
 */
export function buttonAction(
  button: { readonly action: string; readonly url: string },
  { language, contact }: Pick<BlockContext, 'language' | 'contact'>,
): Action {
  switch (button.action) {
    case 'link':
      return { element: linkAttributes(button.url || '/', language), word: 'view' };
    case 'contact':
      return { element: { href: contactAnchor }, word: 'contact' };
    case 'call':
      return { element: { href: telephoneHref(contact.phoneNumber) ?? contactAnchor }, word: 'call' };
    case 'mail':
      return { element: { href: mailHref(contact.emailAddress) ?? contactAnchor }, word: 'mail' };
    case 'back': {
      const fallback = button.url ? linkAttributes(button.url, language).href : withLanguage('/', language);
      return { element: { href: fallback, 'data-action': 'back' }, word: 'back' };
    }
    case 'cookie-settings':
      return { element: { 'data-action': 'cookie-settings' }, word: 'cookies' };
    default:
      return { element: { 'data-action': button.action } };
  }
}
