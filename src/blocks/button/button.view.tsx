import { withLanguage } from '#content/address/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { mailHref, telephoneHref } from '../shared/contact-links.ts';
import { contentIcons } from '../shared/content-icons.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import { linkAttributes } from '../shared/link-attributes.ts';
import type { BlockContext, ViewProps } from '../shared/view-context.ts';
import { blockWords, type Words } from '../shared/words.ts';
import type { buttonBlock } from './button.block.ts';

type View = ViewProps<typeof buttonBlock>;
type Item = View['block']['buttons'][number];

/**
 * `zoom` (CSS Viewport Module Level 1) enlarges a button with its icon, its room and its focus ring, and pages where all are as they
 * are carry no rule for it. A browser that does not know it shows the usual size.
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
  const { element, word } = buttonAction(button, context);
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
      {button.text || (word ? blockWords[context.language][word] : button.action)}
    </Button>
  );
}

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
function buttonAction(
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
