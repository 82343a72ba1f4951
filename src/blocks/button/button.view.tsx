import { withLanguage } from '#content/address/site-paths.ts';
import { type SiteWords, siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { buildMailHref, buildTelephoneHref } from '../shared/contact-links.ts';
import { contentIcons } from '../shared/content-icons.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import { buildLinkAttributes } from '../shared/link-attributes.ts';
import type { BlockContext, ViewProps } from '../shared/view-context.ts';
import type { buttonBlock } from './button.block.ts';

type View = ViewProps<typeof buttonBlock>;
type Item = View['block']['buttons'][number];

/**
 * CSS `zoom` (CSS Viewport Module Level 1) also enlarges the icon, padding and focus ring, and needs no rule
 * on pages without enlarged buttons. Browsers that do not support it show the usual size.
 */
const enlarged = { zoom: 1.6 } as const;

export function ButtonView({ block, context, edit }: View) {
  if (block.buttons.length === 0) {
    return context.preview ? <EmptyText label="Add a button" attributes={edit('buttons')} /> : null;
  }
  const looks = classNames(
    'buttons',
    `buttons--${block.layout}`,
    `buttons--${block.alignment}`,
    `buttons--${block.spacing}`,
    block.fullWidthMobile && 'buttons--full-on-mobile',
  );
  return (
    <div className={looks} style={block.size === 'large' ? enlarged : undefined} {...edit('buttons')}>
      {block.buttons.map((button, index) => {
        const attributes = edit(`buttons[${index}].text`);
        // biome-ignore lint/suspicious/noArrayIndexKey: ids are stored content and may be missing
        return <ActionButton key={index} button={button} context={context} attributes={attributes} />;
      })}
    </div>
  );
}

interface ActionButtonProps {
  readonly button: Item;
  readonly context: BlockContext;
  readonly attributes: object;
}

function ActionButton({ button, context, attributes }: ActionButtonProps) {
  const { element, word } = resolveAction(button, context);
  const look = button.icon && contentIcons[button.icon];
  const icon = look && <look.icon aria-hidden strokeWidth={1.75} />;
  return (
    <Button
      variant={button.variant}
      glow={button.glow}
      icon={look?.behind ? undefined : icon}
      iconEnd={look?.behind ? icon : undefined}
      {...attributes}
      {...element}
    >
      {button.text || (word ? siteWords[context.language].blocks[word] : button.action)}
    </Button>
  );
}

interface Action {
  /** Attributes of the rendered link or, without `href`, button. */
  readonly element:
    | { readonly href: string; readonly 'data-action'?: string }
    | { readonly 'data-action': string };
  /** Default text; undefined for an unknown action. */
  readonly word?: keyof SiteWords['blocks'];
}

const contactAnchor = '#contact';

/**
 * Resolves what a button does. All but the cookie settings are links, so that they work without scripts.
 * Calling and mailing need the studio's details, and lead to the contact section if these are missing.
 */
function resolveAction(
  button: { readonly action: string; readonly url: string },
  { language, contact }: Pick<BlockContext, 'language' | 'contact'>,
): Action {
  switch (button.action) {
    case 'link':
      return { element: buildLinkAttributes(button.url || '/', language), word: 'view' };
    case 'contact':
      return { element: { href: contactAnchor }, word: 'contact' };
    case 'call':
      return { element: { href: buildTelephoneHref(contact.phoneNumber) ?? contactAnchor }, word: 'call' };
    case 'mail':
      return { element: { href: buildMailHref(contact.emailAddress) ?? contactAnchor }, word: 'mail' };
    case 'back': {
      const fallback = button.url
        ? buildLinkAttributes(button.url, language).href
        : withLanguage('/', language);
      return { element: { href: fallback, 'data-action': 'back' }, word: 'back' };
    }
    case 'cookie-settings':
      return { element: { 'data-action': 'cookie-settings' }, word: 'cookies' };
    default:
      return { element: { 'data-action': button.action } };
  }
}
