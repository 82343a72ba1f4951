import { type Block, defineBlock } from '#content/block/block.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { choice, link, list, toggle, translatedText } from '#content/fields/kinds.ts';
import { type Copy, isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { itemId } from '../shared/fields/item-id.fields.ts';
import { openChoice } from '../shared/fields/open-choice.fields.ts';

const icons = {
  'arrow-right': 'Arrow right',
  'arrow-up-right': 'Arrow up right',
  'arrow-down': 'Arrow down',
  'arrow-left': 'Arrow left',
  phone: 'Phone',
  mail: 'Mail',
  'message-circle': 'Message',
  calendar: 'Calendar',
  'map-pin': 'Location',
  play: 'Play',
  download: 'Download',
  'file-text': 'Document',
  plus: 'Plus',
  check: 'Check',
  cookie: 'Cookie',
} as const;

export const buttonBlock = defineBlock({
  type: 'button',
  label: 'Buttons',
  synonyms: ['cta', 'call to action', 'link', 'action'],
  category: 'interactive',
  flow: 'actions',
  place: 1,
  icon: 'rectangle-ellipsis',
  fields: {
    buttons: list(
      'Buttons',
      {
        id: itemId(),
        text: translatedText('Text'),
        action: openChoice(
          'Action',
          {
            link: 'Open a link',
            contact: 'Go to contact',
            call: 'Call the studio',
            mail: 'Email the studio',
            back: 'Go back',
            'cookie-settings': 'Open cookie settings',
          },
          {
            default: 'link',
            tab: 'content',
            pattern: /^[\w:.-]{1,60}$/,
            message: 'must be the name of an action',
          },
        ),
        url: link('Link', { when: { field: 'action', is: ['link', 'back'] } }),
        variant: choice(
          'Variant',
          { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary', slim: 'Slim' },
          { default: 'primary' },
        ),
        icon: choice('Icon', icons, { look: 'icons' }),
        glow: toggle('Glow'),
      },
      { itemLabel: 'Button' },
    ),
    layout: choice('Layout', { horizontal: 'Side by side', vertical: 'Stacked' }, { default: 'horizontal' }),
    alignment: choice('Alignment', { left: 'Left', center: 'Centre', right: 'Right' }, { default: 'left' }),
    size: choice(
      'Size',
      { standard: 'Standard', large: 'Large' },
      { default: 'standard', help: 'Use Large for the page’s main button.' },
    ),
    spacing: choice('Spacing', { small: 'Small', medium: 'Medium', large: 'Large' }, { default: 'medium' }),
    fullWidthMobile: toggle('Full width on mobile'),
  },
  summary: summarizeButtons,
  starter: () => ({
    isMultiLanguage: true,
    buttons: [
      {
        id: 'first',
        text: { nl: 'Bekijk het werk', en: 'See the work' } satisfies Copy,
        action: 'link',
        url: '/cases',
        variant: 'primary',
        icon: 'arrow-right',
      },
      {
        id: 'second',
        text: { nl: 'Neem contact op', en: 'Get in touch' } satisfies Copy,
        action: 'contact',
        variant: 'secondary',
      },
    ],
  }),
});

function summarizeButtons(block: Block, language: Language): string {
  const buttons: unknown[] = Array.isArray(block.buttons) ? block.buttons : [];
  const texts = buttons.map((button) => getValueAt(button, ['text']));
  return texts
    .map((text) => (isTranslated(text) ? resolveText(text, getTextLanguage(block, language)) : ''))
    .filter((text) => text !== '')
    .join(' · ');
}
